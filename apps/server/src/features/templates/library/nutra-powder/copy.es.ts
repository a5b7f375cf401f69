import type { NutraPowderCopy } from "./copy.ts";

export const es: NutraPowderCopy = {
  title: "Puro Suero: proteína en polvo de un solo ingrediente",
  description:
    "Suero de leche concentrado, sin sabor ni edulcorante. La etiqueta entera, cómo se toma y el precio por porción, a la vista.",
  brand: "Puro Suero",
  sort: "Suplemento alimenticio en polvo",
  hero: {
    title: "Suero de leche.\nNada más.",
    lead: "Proteína concentrada en polvo, sin sabor, sin colorantes y sin edulcorantes. Un solo ingrediente, y la etiqueta completa aquí debajo.",
    buy: "Ver precios",
    look: "Leer la etiqueta",
    imageAlt: "Bote blanco de tapa amarilla; en la etiqueta, treinta puntos, veinticuatro amarillos; delante, la cuchara llena de polvo",
    dots: "Cada punto del bote es un gramo de la porción. Los 24 amarillos son proteína.",
  },
  facts: [
    ["24 g", "de proteína en 30 g"],
    ["1", "ingrediente: suero de leche"],
    ["0 g", "de azúcar añadido"],
    ["30", "porciones en cada bote"],
  ],
  label: {
    title: "La etiqueta entera, antes del precio",
    lead: "Es la misma que viene impresa en el bote, en letra que se puede leer.",
    ingredients: ["Ingrediente", "Concentrado de proteína de suero de leche."],
    notes: [
      "**Alérgenos: contiene leche.** Contiene lactosa. Sin gluten.",
      "Una vez abierto, úsalo en 90 días. Guárdalo bien cerrado, lejos del sol y del fuego.",
    ],
    table: "Información nutricional",
    portion: "Porción de 30 g (2 medidas rasas). 30 porciones por bote.",
    heads: ["30 g", "% VD*"],
    rows: [
      ["Valor energético", "120 kcal", "6"],
      ["Proteínas", "24 g", "48"],
      ["Carbohidratos", "2,2 g", "1"],
      ["Azúcares totales", "2,2 g", ""],
      ["Azúcares añadidos", "0 g", "0"],
      ["Grasas totales", "1,8 g", "3"],
      ["Grasas saturadas", "1,1 g", "6"],
      ["Grasas trans", "0 g", ""],
      ["Fibra", "0 g", "0"],
      ["Sodio", "48 mg", "2"],
      ["Calcio", "150 mg", "15"],
    ],
    foot: "*Porcentaje de los valores diarios que aporta la porción.",
  },
  how: {
    title: "Cómo se toma",
    steps: [
      [
        "Dos medidas rasas",
        "La cuchara viene en el bote y lleva 15 g. Pasa un cuchillo por encima para que dos no sean tres.",
        "Cuchara medidora nivelada con un cuchillo",
      ],
      ["200 ml de agua o leche", "Fría o tibia. En líquido hirviendo el suero se corta, como toda leche.", "Vaso lleno hasta la marca"],
      ["Medio minuto de cuchara", "Deja bajar la espuma y toma. Si sobra, aguanta un día en la nevera.", "Cuchara que revuelve un vaso"],
    ],
    note: "Una porción al día, a la hora que mejor te venga. No hay ventana mágica después de entrenar.",
  },
  prices: {
    title: "El mismo polvo, tres formas de comprar",
    lead: "Compara el precio por porción. Es lo que dice cuál sale más barato.",
    items: [
      {
        title: "Recarga de 900 g",
        description: "Para llenar el bote que ya tienes.",
        value: "US$ 29",
        suffix: "",
        items: ["**US$ 0,97** por porción", "30 porciones", "Viene sin cuchara"],
        button: "Comprar la recarga",
      },
      {
        title: "Bote de 900 g",
        description: "Para la primera vez.",
        value: "US$ 32",
        suffix: "",
        items: ["**US$ 1,07** por porción", "30 porciones", "Un bote para reutilizar, con cuchara"],
        button: "Comprar el bote",
        ribbon: "Empieza por este",
      },
      {
        title: "Dos recargas de 900 g",
        description: "Para quien toma cada día.",
        value: "US$ 55",
        suffix: "",
        items: ["**US$ 0,92** por porción", "60 porciones", "Vienen sin cuchara"],
        button: "Comprar dos recargas",
      },
    ],
    note: "El envío se ve antes de pagar. No es una suscripción: nada se renueva solo.",
  },
  food: {
    title: "Es alimento. No es remedio.",
    words: [
      "La proteína es parte de la comida, como la del huevo y la del frijol. El polvo sirve para completar la de tu día con menos trabajo.",
      "No adelgaza, no cura nada y no reemplaza una comida, al médico ni al nutricionista. Si tu plato ya alcanza, no lo necesitas.",
    ],
    rules: [
      "Este producto no es un medicamento.",
      "No superar la porción diaria indicada en el envase.",
      "Mantener fuera del alcance de los niños.",
      "Para mayores de edad. Si estás embarazada, das el pecho o tienes una enfermedad renal, pregunta antes a tu médico.",
      "Registro sanitario: [número del registro].",
    ],
  },
  questions: {
    title: "Antes de comprar",
    items: [
      ["¿A qué sabe?", "A leche, apenas. Desaparece en un batido de plátano o en un café con leche tibio."],
      [
        "Soy intolerante a la lactosa. ¿Puedo?",
        "Cada porción tiene cerca de 2 g de lactosa. Pregunta a quien te atiende. Si tu alergia es a la leche, no lo uses.",
      ],
      [
        "¿Cuánta proteína necesito?",
        "Depende de tu peso, tu edad y lo que comes. Suma la de tres días de platos y lleva la cuenta a un nutricionista: puede que te diga que el polvo sobra.",
      ],
      ["¿Y si me arrepiento?", "Tienes 14 días desde la entrega para devolverlo. Te reintegramos el precio y el envío."],
    ],
  },
  footer: {
    maker: "Puro Suero Alimentos. [Número de identificación fiscal]",
    contact: "Escríbenos: [hola@purosuero.example](mailto:hola@purosuero.example)",
  },
};

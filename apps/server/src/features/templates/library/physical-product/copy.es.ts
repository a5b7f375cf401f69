import type { PhysicalProductCopy } from "./copy.ts";

export const es: PhysicalProductCopy = {
  title: "Luciérnaga, la lámpara recargable que te acompaña",
  description: "Lámpara de mesa sin cable: 12 horas de luz cálida, tres niveles, carga por USB-C y seis piezas que se cambian en casa.",
  maker: "Mecha",
  nav: { details: "Detalles", parts: "Piezas", questions: "Dudas" },
  hero: {
    sort: "Lámpara recargable",
    name: "Luciérnaga",
    lead: "Sale de la mesa, va a la terraza y duerme junto a la cama. Doce horas de luz cálida y ningún cable en el camino.",
    price: "US$ 69",
    terms: "o 6 cuotas de US$ 11,50 sin interés",
    buy: "Comprar la Luciérnaga",
    facts: ["12 horas de luz a media fuerza", "Carga completa en 3 horas, por USB-C", "Tres niveles con un solo botón"],
    delivery: "Sale del taller en 2 días hábiles.",
    alts: {
      night: "Lámpara naranja en forma de hongo, encendida sobre una mesa de noche, entre una taza y dos libros",
      parts: "La lámpara abierta en seis piezas, una encima de otra",
      camp: "La lámpara encendida en el suelo, frente a una carpa, bajo la luna",
      size: "La lámpara junto a una taza, con líneas de medida",
    },
  },
  details: {
    title: "Todo sobre ella",
    use: {
      name: "Cómo funciona",
      words: [
        "Un toque en el botón de la base la enciende. Otro cambia el nivel: **lectura**, **mesa** o **vigilia**. Mantén un segundo y se apaga.",
        "La luz es cálida, de 2.700 K, y sale solo por debajo de la cúpula: ilumina el plato y no los ojos de enfrente. También funciona enchufada.",
      ],
    },
    measures: {
      name: "Medidas",
      rows: [
        ["Altura", "26 cm"],
        ["Ancho de la cúpula", "21 cm"],
        ["Peso", "680 g"],
        ["Luz", "hasta 220 lúmenes, 2.700 K"],
        ["Batería", "4.000 mAh, reemplazable"],
        ["Duración", "6, 12 o 60 horas, según el nivel"],
        ["Material", "aluminio pintado y difusor de vidrio opal"],
      ],
    },
    inBox: {
      name: "En la caja",
      items: [
        "1 lámpara Luciérnaga, color mandarina",
        "1 cable USB-C de 1 metro, de algodón",
        "1 llave para abrir la base",
        "1 hoja con los pasos",
      ],
      note: "No trae cargador de pared: sirve el de cualquier teléfono.",
    },
    sending: {
      name: "Envío y cambios",
      words: [
        "La enviamos en 2 días hábiles y la sigues con el código que llega a tu correo. La caja es de cartón, sin espuma.",
        "¿No era para ti? Tienes 30 días desde la entrega para devolverla. Pagamos la vuelta y te reintegramos todo, también el envío.",
      ],
    },
  },
  repair: {
    title: "Cuatro tornillos te separan del arreglo",
    lead: "Una buena lámpara no se tira por culpa de una batería. La Luciérnaga se abre con la llave de la caja, y cada pieza se vende suelta.",
    parts: [
      ["Cúpula", "US$ 18"],
      ["Difusor de vidrio", "US$ 10"],
      ["Placa LED", "US$ 8"],
      ["Tallo", "US$ 11"],
      ["Batería", "US$ 14"],
      ["Base con botón", "US$ 15"],
    ],
    note: "Guardamos piezas durante diez años después de vender la última.",
  },
  order: {
    title: "Tu pedido",
    summary: {
      title: "Resumen",
      items: [
        ["Luciérnaga, color mandarina", "US$ 69"],
        ["Envío", "según dirección"],
      ],
      total: ["Total sin envío", "US$ 69"],
      note: "Los impuestos, si los hay, aparecen antes de pagar.",
    },
    pay: "Ir al pago",
    note: "Ves el envío y la fecha de entrega antes de pagar.",
    guarantee: {
      title: "Un año entero de garantía",
      words:
        "Si deja de funcionar dentro del año, la arreglamos o la cambiamos, y el transporte corre por nuestra cuenta. Se suma a lo que ya te da la ley. Caídas y zambullidas no entran.",
    },
  },
  questions: {
    title: "Preguntas de quien casi la compró",
    items: [
      [
        "¿Puede quedarse bajo la lluvia?",
        "Rocío y salpicaduras, sí. Lluvia, no: su protección es IP44. Si se moja, déjala secar boca abajo.",
      ],
      ["¿Se puede leer con ella?", "Sí. Al máximo ilumina bien un libro a medio metro. Para coser o dibujar, mejor una lámpara de brazo."],
      [
        "¿Cuántos años dura la batería?",
        "Cerca de 800 cargas hasta perder un quinto de su capacidad. Si la usas día por medio, más de cuatro años.",
      ],
      ["¿Se calienta?", "La cúpula queda tibia. Un niño puede tocarla sin susto, pero no es un juguete."],
      ["¿Hay otro color?", "Por ahora, solo mandarina. Preferimos acertar uno que fallar cinco."],
    ],
  },
  chat: { message: "¡Hola! Tengo una duda sobre la Luciérnaga.", bubble: "¿Una duda sobre la Luciérnaga? Pregunta aquí." },
  bar: { words: "Luciérnaga, US$ 69", buy: "Comprar" },
  footer: {
    maker: "Mecha, lámparas. [Número de identificación fiscal]",
    contact: "Escribe al taller: [hola@mecha.example](mailto:hola@mecha.example)",
  },
};

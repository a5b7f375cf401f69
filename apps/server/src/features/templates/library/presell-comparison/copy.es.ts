import type { PresellComparisonCopy } from "./copy.ts";

export const es: PresellComparisonCopy = {
  title: "Cuchillo sin filo: tres salidas, lado a lado",
  description: "Afilador de cajón, afilador de oficio o piedra con guía: lo que cuesta cada uno en dos años y para quién no sirve.",
  sponsored: "**Publicidad.** Esta página la pagó Filo Guía, que fabrica la opción C.",
  magazine: "Lado a Lado",
  section: "Casa y cocina",
  headline: "Cuchillo sin filo: tres salidas",
  standfirst:
    "Tomates aplastados, cebollas que resbalan, demasiada fuerza en la mano. Un cuchillo de cocina pierde el filo en unos meses, y hay tres salidas comunes. Cada una es la mejor para alguien.",
  ways: [
    {
      name: "Afilador de cajón",
      words: "Dos ranuras en V. Pasas el cuchillo cinco veces y lo guardas. Lo más barato y lo más rápido.",
      alt: "Un cuchillo que pasa por la ranura en V de un afilador rojo de mano",
      detail: "US$\u00a012",
      wrong: [
        "tus cuchillos son buenos y quieres que duren",
        "alguna hoja es de cerámica o muy dura",
        "el filo está mellado o la punta rota",
      ],
    },
    {
      name: "Afilador de oficio",
      words: "Llevas el cuchillo a quien sabe. Vuelve listo, y hasta una hoja mellada se puede salvar.",
      alt: "Una muela que gira, con un cuchillo apoyado y chispas",
      detail: "US$\u00a05 cada uno",
      wrong: [
        "no hay uno bueno cerca de tu casa",
        "cocinas a diario y no puedes quedarte sin cuchillo",
        "quieres el mismo filo cada mes, por poco",
      ],
    },
    {
      name: "Piedra con guía",
      words: "Piedra de dos granos y una pinza que sostiene el ángulo. Pide veinte minutos y algo de práctica.",
      alt: "Un cuchillo inclinado sobre una piedra de afilar, con una pinza en la hoja",
      detail: "Filo Guía, US$\u00a049",
      wrong: [
        "solo cortas pan: con la sierra no funciona",
        "tienes un único cuchillo, de supermercado",
        "sabes que no le vas a dedicar veinte minutos",
      ],
    },
  ],
  table: {
    title: "Lo que cambia de uno a otro",
    caption: "Cuatro cuchillos, afilados cada tres meses",
    rows: [
      ["Gasto en dos años", "US$\u00a024", "US$\u00a0160", "US$\u00a049"],
      ["Tu tiempo, por cuchillo", "1 minuto", "ida y vuelta", "5 minutos"],
      ["Hay que aprender", "no", "no", "unos tres cuchillos"],
      ["Metal que quita", "mucho", "medio a mucho", "poco"],
      ["Repara una hoja mellada", "no", "yes", "no"],
      ["Cuchillo de pan, de sierra", "no", "yes", "no"],
      ["Tijeras", "no", "yes", "no"],
      ["En casa y en el momento", "yes", "no", "yes"],
    ],
    note: "Precios medios, que varían según la ciudad. Mira los de la tuya antes de decidir.",
  },
  wrong: { title: "Para quién no es cada uno", lead: "No elijas esta opción si…" },
  method: {
    title: "Cómo hicimos la cuenta",
    items: [
      "Cuatro cuchillos de acero común, de uso en casa, afilados cuatro veces al año: 32 veces en dos años.",
      "El afilador de cajón se cambió una vez, porque sus ranuras se gastan.",
      "La piedra de dos granos dura más que los dos años. Agua es lo único que pide además.",
      "No contamos el transporte ni tu tiempo. Si los cuentas, el afilador de oficio sale más caro, y la piedra también.",
    ],
  },
  verdict: {
    title: "Una frase para cada uno",
    words: [
      "**Afilador de cajón:** para resolverlo hoy, sin apego al cuchillo.",
      "**Afilador de oficio:** para hojas melladas, tijeras, sierra, y para quien afila una vez al año.",
      "**Piedra con guía:** para quien tiene cuchillos que le gustan y cocina casi a diario.",
    ],
  },
  offer: {
    label: "Opción C, de quien paga esta página",
    title: "Filo Guía: la piedra que sostiene el ángulo por ti",
    words:
      "Piedra de granos 1000 y 3000, base que no resbala y pinza de 15 o 20 grados. Con un video de nueve minutos para el primer cuchillo.",
    go: "Ver la Filo Guía",
    note: "US$\u00a049 con envío incluido. Treinta días para devolverla, aunque esté usada.",
  },
  footer: "Lado a Lado compara maneras de resolver cosas de casa. Contenido publicitario.",
};

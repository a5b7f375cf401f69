import type { VslCopy } from "./copy.ts";

export const es: VslCopy = {
  title: "La cuenta de la vianda: cuánto cobrar por cada una",
  description: "Un video de 11 minutos para quien cocina y vende: dónde se va la plata y cómo ponerle precio a cada vianda.",
  kicker: "Para quien cocina para vender",
  length: "11 minutos, con sonido",
  headline: "Vendes viandas todos los días y no queda nada. La cuenta está mal hecha.",
  videoTitle: "La cuenta de la vianda, hecha de principio a fin",
  watch: "Quiero la planilla",
  watchNote: "Primero mira el video. Si no encaja con tu cocina, no compres.",
  lessons: {
    title: "En el video",
    items: [
      ["Qué entra en la cuenta", "Gas, envase, comisión de la app y tu hora. Casi todos olvidan dos de las cuatro."],
      ["La porción que es tuya", "Cómo apartar tu sueldo antes de que se convierta en compras."],
      ["Subir el precio sin perder clientes", "Un mensaje listo para mandar al grupo de clientes, palabra por palabra."],
    ],
  },
  example: {
    title: "Se puede vender todo y terminar perdiendo.",
    words: [
      "Un ejemplo: cuarenta viandas por día, a US$\u00a04 cada una. Pesas todo, arroz, frijoles, tapas, gas, y cada una cuesta US$\u00a03,80. Al final del día quedan US$\u00a08, y tu hora todavía no entró.",
      "Son números de ejemplo: los tuyos están en tu cocina. Para encontrarlos no hay fórmula secreta: es una planilla de una página.",
    ],
    quotes: [
      ["Pega aquí lo que escribió una cocinera después de hacer la cuenta, con su permiso.", "[Nombre, qué vende, ciudad]"],
      ["Elige a quien cuente qué cambió en el menú: dice más que un elogio.", "[Nombre, qué vende, ciudad]"],
    ],
  },
  offer: {
    title: "La planilla y cuatro clases cortas",
    items: [
      "Planilla lista: escribes lo que pagaste y te dice cuánto cobrar",
      "Cuatro clases de 8 minutos, para ver en el celular",
      "El mensaje de aumento, listo para adaptar",
      "Lista de costos para imprimir y pegar en el refrigerador",
    ],
    price: "US$ 15",
    terms: "Un solo pago, con tarjeta.",
    buy: "Comprar la planilla",
    promise: "Pídelo dentro de 7 días y te devolvemos el dinero.",
  },
  questions: {
    title: "Lo que nos preguntan",
    items: [
      ["¿Tengo que saber de planillas?", "No. Solo escribes números en las celdas amarillas. La primera clase lo muestra en el celular."],
      ["¿Sirve para tortas, postres y empanadas?", "Sí. La cuenta es la misma; cambia la lista de ingredientes."],
      [
        "¿Cuándo voy a notar la diferencia?",
        "El precio correcto aparece el mismo día. Lo que cambie en tu mes depende de qué vendes y de cuánto ajustas.",
      ],
    ],
  },
  footer: [
    "La Cuenta de la Vianda es material de estudio. El resultado depende de tus costos, tus precios y tu movimiento; no prometemos ingresos.",
    "Escríbenos: [hola@lacuenta.example](mailto:hola@lacuenta.example)",
  ],
};

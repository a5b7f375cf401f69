import type { VslCopy } from "./copy.ts";

export const es: VslCopy = {
  title: "La cuenta de la vianda: cuánto cobrar por cada una",
  description: "Un video de 11 minutos para quien cocina y vende: dónde se va la plata y cómo ponerle precio a cada vianda.",
  kicker: "Para quien cocina para vender",
  length: "11 minutos, con sonido",
  headline: "Vendes viandas todos los días y no queda nada. La cuenta está mal hecha.",
  videoTitle: "La cuenta de la vianda, una clase con Rose Teixeira",
  watch: "Quiero la planilla de Rose",
  watchNote: "Primero mira el video. Si no encaja con tu cocina, no compres.",
  lessons: {
    title: "En el video",
    items: [
      ["Qué entra en la cuenta", "Gas, envase, comisión de la app y tu hora. Casi todos olvidan dos de las cuatro."],
      ["La porción que es tuya", "Cómo apartar tu sueldo antes de que se convierta en compras."],
      ["Subir el precio sin perder clientes", "El mensaje que Rose mandó al grupo del edificio, palabra por palabra."],
    ],
  },
  who: {
    title: "Rose lo hizo a pérdida durante nueve años.",
    words: [
      "Vendía cuarenta viandas por día y pagaba las cuentas con la tarjeta. Un día pesó todo: arroz, frijoles, tapas, gas. Cada vianda de US$ 4 le costaba US$ 3,80.",
      "Hoy vende menos, cobra mejor y les enseña la cuenta a otras cocineras. No hay fórmula secreta: es una planilla de una página.",
    ],
    quotes: [
      ["“La de pollo me hacía perder plata. Esa semana salió del menú.”", "Nelly, Córdoba"],
      ["“Me daba miedo subir un poco. Nadie dijo nada.”", "Yuli, Cali"],
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
    "Rose Teixeira. [rose@lacuenta.example](mailto:rose@lacuenta.example)",
  ],
};

import type { DownsellCopy } from "./copy.ts";

export const es: DownsellCopy = {
  title: "Seis colores también hacen un mar: acuarela en seis clases",
  description: "¿No querías el curso entero de acuarela? Estas son sus seis primeras clases, con seis colores, para dos fines de semana.",
  calm: "No pasa nada. El curso entero queda para otro momento.",
  headline: "Seis colores también hacen un mar",
  imageAlt: "Velero en un mar en calma, con montañas y sol, pintado en acuarela con seis colores",
  lead: "Si veinticuatro clases son muchas ahora, quédate con las seis primeras. Terminas con este paisaje, pintado por ti.",
  boxes: [
    ["24 clases, 24 colores", "Caja con veinticuatro pastillas de acuarela"],
    ["6 clases, 6 colores", "Caja pequeña, con seis pastillas de acuarela"],
  ],
  table: {
    caption: "Lado a lado, sin letra pequeña",
    offers: [
      ["Curso entero", "US$ 59"],
      ["Seis colores", "US$ 14"],
    ],
    rows: [
      ["Clases en video", "24", "6"],
      ["Tiempo para hacerlo", "tres meses", "dos fines de semana"],
      ["Gasto en pintura", "cerca de US$ 45", "cerca de US$ 12"],
      ["Lo que pintas", "doce cuadros", "un mar y dos estudios"],
      ["Corrección de tus pinturas", "yes", "no"],
      ["Tiempo para volver a ver", "2 años", "1 año"],
    ],
  },
  price: "US$ 14",
  terms: "Un solo pago, con la misma tarjeta. No se renueva.",
  accept: "Sí, quiero las seis clases",
  decline: "No, gracias. Ver mi pedido",
  later: "Si algún día quieres el curso entero, los US$ 14 se descuentan del precio.",
  order: {
    title: "Tu pedido está en orden",
    words:
      "El kit de papel y pinceles sale mañana, y el código de seguimiento llega por correo. Nada de lo que elijas aquí cambia esa compra. Arrepentirse de estas clases también es simple: catorce días y te devolvemos todo.",
  },
  footer: "Sobre tu compra: [ayuda@seiscolores.example](mailto:ayuda@seiscolores.example)",
};

import type { PresellCopy } from "./copy.ts";

export const es: PresellCopy = {
  title: "El pan que salió bien cuando dejé de apurarme",
  description: "Tres panes duros, un cuaderno de horarios y lo que aprendí sobre fermentación lenta en una cocina chica.",
  magazine: "Miga",
  sponsored: "Publicidad de Horno Lento",
  section: "Cocina de casa",
  headline: "El pan que salió bien cuando dejé de apurarme",
  standfirst: "Pasé un mes culpando a la harina, al horno y al clima. El problema era el reloj.",
  byline: "Por **[quien escribe]**. Lectura de 5 minutos",
  imageAlt: "Pan redondo de corteza oscura, con una espiga marcada en la superficie, sobre un paño a rayas",
  caption: "El sexto pan. Los cinco primeros terminaron en pan rallado.",
  opening: [
    "El primer pan que hice en casa pesaba como un ladrillo. Mi marido elogió la corteza. Mi hijo preguntó si era para comer o para trabar la puerta.",
    "Había seguido la receta al pie de la letra: harina, agua, sal y un frasco de masa madre que me regaló una vecina. “Dejar leudar cuatro horas”, decía. La dejé cuatro horas, ni un minuto más.",
  ],
  parts: [
    {
      title: "La masa no sabe qué hora es",
      words: [
        "Fue esa misma vecina quien aclaró el misterio. Entró en mi cocina, apoyó la mano en la mesa y dijo: “Aquí hace frío, hija. ¿Las cuatro horas de quién?”",
        "La masa madre está viva. A 28 grados corre; a 20, pasea. La receta la había escrito otra persona en su verano. Mi masa necesitaba nueve horas y yo la horneaba a las cuatro.",
      ],
    },
    {
      title: "Lo que miro ahora",
      words: [
        "Cambié el reloj por tres señales. La masa tiene que crecer casi al doble. Tiene que temblar como gelatina cuando mueves el bol. Y tiene que volver despacio cuando la hundes con el dedo.",
        "Anoté todo en un cuaderno: hora, temperatura, tamaño. Con el sexto pan abrí la olla y la corteza cantó. Es un crujido bajito, de pan que se enfría. Quien lo escucha una vez lo espera siempre.",
      ],
    },
    {
      title: "Pan para quien trabaja",
      words: [
        "Lo mejor fue descubrir que la lentitud ayuda. Mezclo a las siete de la tarde, la masa crece en el refrigerador mientras duermo y horneo antes de la ducha. Son cuarenta minutos de trabajo repartidos en doce horas.",
      ],
    },
  ],
  quote: "“Aquí hace frío, hija. ¿Las cuatro horas de quién?”",
  clock: {
    title: "Doce horas, cuarenta minutos de trabajo",
    alt: "Cuatro masas en fila, cada una más grande y con más burbujas que la anterior",
    steps: [
      ["19 h", "Mezclar y dejar reposar"],
      ["21 h", "Plegar dos veces y guardar en frío"],
      ["6 h", "Dar forma mientras calienta el horno"],
      ["7 h", "Hornear con tapa y después sin ella"],
    ],
  },
  box: {
    label: "Quién presenta este artículo",
    title: "Horno Lento, el curso que me habría ahorrado cinco panes",
    words: [
      "Seis clases grabadas en un departamento, con horno común y harina de supermercado. Aprendes a leer la masa y armas un horario que entra en tu semana.",
      "La primera clase es abierta, y la masa madre se empieza hoy: harina, agua y un frasco limpio.",
    ],
    go: "Conocer Horno Lento",
    note: "Horno Lento, que vende el curso, pagó este texto.",
  },
  footer: "Miga es una revista sobre comida hecha en casa.",
};

import type { SalesCopy } from "./copy.ts";

export const es: SalesCopy = {
  title: "Seis Cuerdas: guitarra desde cero, 20 minutos al día",
  description: "Curso de guitarra en video para quien nunca tocó. Cuatro semanas, cuatro acordes y una canción entera al final.",
  brand: "Seis Cuerdas",
  nav: { weeks: "Las cuatro semanas", teacher: "Quién enseña", questions: "Preguntas", buy: "Empezar" },
  hero: {
    kicker: "Curso de guitarra en video",
    title: "Una canción entera en cuatro semanas",
    lead: "Para quien tiene una guitarra juntando polvo. Tocas 20 minutos al día, aprendes un acorde por semana y cierras el mes con una canción de principio a fin.",
    buy: "Quiero empezar",
    look: "Ver las cuatro semanas",
    imageAlt: "Guitarra vista de cerca, con el mástil en diagonal sobre un fondo verde oscuro",
    facts: [
      ["28", "clases de 6 a 12 minutos"],
      ["20 min", "de práctica al día"],
      ["2 años", "para verlas y repetirlas"],
    ],
  },
  weeks: {
    title: "Un acorde por semana. Nada más.",
    lead: "Casi todos abandonan por querer aprender diez acordes a la vez. Aquí la mano aprende uno, y ese mismo día suena en una canción.",
    items: [
      {
        name: "Semana 1",
        title: "Mi menor",
        text: "Dos dedos y el primer rasgueo. Afinas, tocas y marcas el pulso con el pie.",
        alt: "Diagrama del acorde de Mi menor",
      },
      {
        name: "Semana 2",
        title: "Sol mayor",
        text: "El primer cambio de acorde, despacio, hasta que deje de cortarse.",
        alt: "Diagrama del acorde de Sol mayor",
      },
      {
        name: "Semana 3",
        title: "Do mayor",
        text: "Tres acordes que dan la vuelta. Canta encima, afines o no.",
        alt: "Diagrama del acorde de Do mayor",
      },
      {
        name: "Semana 4",
        title: "Re mayor",
        text: "La canción completa: introducción, estrofa, estribillo y un buen final.",
        alt: "Diagrama del acorde de Re mayor",
      },
    ],
  },
  teacher: {
    label: "Quién enseña",
    quote: "“Nadie me invita a su casa para oír escalas. Me invitan a tocar canciones, y por ahí empezamos.”",
    about: [
      "**[Tu nombre]** [cuenta en dos frases desde cuándo enseñas, dónde y a quién.]",
      "Las clases se graban de pie, en el cuarto de estudio, con la cámara sobre la mano izquierda. Sin intros y sin relleno.",
    ],
  },
  included: {
    title: "Lo que recibes",
    lead: "Todo queda en tu área de alumno el mismo día.",
    items: [
      "28 clases en video, cortas y en orden",
      "Rasgueos grabados a tres velocidades",
      "Cuaderno en PDF con los acordes, para imprimir",
      "Doce canciones con los cuatro acordes del curso",
      "Una consulta en video por semana, que responde quien enseña",
      "Guía para afinar y cambiar las cuerdas en casa",
    ],
  },
  voices: {
    title: "Los que ya tocaron la primera",
    items: [
      ["Pega aquí lo que escribió un alumno tras su primera canción, con sus palabras y con su permiso.", "[Nombre del alumno, ciudad]"],
      ["Elige también a alguien que tardó. Quien teme empezar tarde se reconoce en él.", "[Nombre del alumno, ciudad]"],
      ["Y un relato que diga qué fue lo difícil: convence más que un elogio.", "[Nombre del alumno, ciudad]"],
    ],
  },
  offer: {
    label: "Curso completo",
    title: "Empieza hoy, en tu sillón",
    price: "US$ 39",
    terms: "Un solo pago. Sin suscripción y sin nada que cancelar.",
    items: [
      "Acceso por 2 años, en el celular y la computadora",
      "Acordes y audios para descargar",
      "Respuestas a tus dudas en las primeras cuatro semanas",
    ],
    buy: "Quiero empezar ahora",
    promise: "Si en 14 días no es para ti, escríbenos una línea y te devolvemos todo.",
  },
  questions: {
    title: "Antes de decidir",
    items: [
      ["¿Sirve cualquier guitarra?", "Sí. De nailon o de acero, nueva o heredada. La clase 2 te muestra cómo saber si necesita un ajuste."],
      [
        "¿Y si no tengo 20 minutos todos los días?",
        "Con cinco días por semana alcanza. Si pasas una semana sin tocar, la clase de repaso te pone al día en cinco minutos.",
      ],
      ["Soy zurdo. ¿Puedo hacerlo?", "Claro. Los diagramas vienen en las dos versiones y una clase explica cómo invertir las cuerdas."],
      ["¿Hay que saber leer música?", "No. Usamos cifrado y diagramas, explicados en la primera clase."],
      ["¿Cómo recibo el acceso?", "Por correo, apenas se confirma el pago. Suele tardar unos minutos."],
    ],
  },
  footer: {
    maker: "Seis Cuerdas, escuela de guitarra",
    contact: "Escríbenos: [hola@seiscuerdas.example](mailto:hola@seiscuerdas.example)",
  },
};

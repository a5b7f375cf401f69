import type { VslLetterCopy } from "./copy.ts";

export const es: VslLetterCopy = {
  title: "Cobro Amable: 14 mensajes para cobrar sin pelear",
  description:
    "Una carta y un video de 8 minutos para quien trabaja por su cuenta: cómo cobrar una factura vencida y conservar al cliente.",
  head: [
    ["Para:", "quien trabaja por su cuenta y odia cobrar"],
    ["De:", "Cobro Amable"],
    ["Asunto:", "aquella factura del mes pasado"],
  ],
  headline: "Cómo cobrar lo que te deben y conservar al cliente",
  video: {
    title: "Un cobro, escrito delante de ti",
    note: "8 minutos, con sonido. La carta de abajo dice lo mismo, para quien prefiere leer.",
  },
  buy: "Quiero los 14 mensajes",
  price: "US$\u00a015, una sola vez. Llega por correo al momento.",
  opening: [
    "Hola:",
    "Entregaste el trabajo. Al cliente le gustó. Pasó el día 10, pasó el 20, y la factura sigue abierta.",
    "Ya abriste el chat tres veces. Escribiste “hola, ¿cómo va todo?”, lo borraste y te fuiste a hacer otra cosa. No es pereza: cobrar parece acusar, y quieres seguir trabajando con esa persona.",
    "Así el silencio va creciendo. Y cuanto más dura, más raro se vuelve escribir.",
    "Sin embargo, casi todos los atrasos tienen una causa aburrida: la factura cayó en otro correo, quien aprueba estaba de vacaciones, nadie anotó la fecha. Para esos casos basta un mensaje corto, sin disculpas y sin amenazas. Como este:",
  ],
  sample: {
    label: "Mensaje 5, para el quinto día de atraso",
    words: [
      "Hola, [nombre]. La factura 041, de US$\u00a01.800, venció el jueves y aquí todavía no llega. Puede haberse perdido en el camino, así que la envío otra vez.",
      "¿Me dices antes del viernes qué día se paga? Así organizo el comienzo de la próxima etapa.",
    ],
    why: [
      "Fíjate en lo que **no** hace. No pide perdón por molestar. No pregunta cómo va todo. No dice “pendiente”.",
      "Da el número, el monto y la fecha; ofrece una salida digna; y termina con **una pregunta que se contesta con un día de la semana**. Así es fácil responder.",
    ],
  },
  kit: {
    title: "Qué trae el paquete",
    lead: "Catorce mensajes así, en el orden en que los vas a necesitar:",
    items: [
      "Tres para antes del vencimiento, que ahorran la mitad del trabajo",
      "Cinco para el primer mes de atraso, del suave al firme",
      "Dos para cuando el cliente dice que ahora no tiene el dinero",
      "Uno para proponer cuotas, con la cuenta hecha",
      "Dos para detener el trabajo sin dar un portazo",
      "Uno para terminar, cuando toca terminar",
    ],
  },
  middle: [
    "Cada uno viene en dos versiones: para WhatsApp y para correo. Y con una línea que dice cuándo **no** usarlo.",
    "Viene también un calendario de una página, para la pared: qué día sale cada mensaje, contado desde el vencimiento. Dejas de decidir, y lo que cansa es decidir.",
  ],
  limits: {
    title: "Para quién no es",
    items: [
      "Si la deuda ya está en un tribunal, habla con un abogado.",
      "Si quieres asustar a alguien, aquí no hay ni una amenaza.",
      "Si el cliente nunca pensó pagar, ninguna frase cambia eso. El mensaje 14 ayuda a irse con la frente en alto.",
    ],
    after: "No sabemos cuánto vas a cobrar, ni cuándo: eso depende de quien debe. Lo que cambiamos es que el mensaje salga hoy.",
  },
  closing: [
    "Son US$\u00a015, pagados una vez. Si en siete días ves que lo habrías escrito mejor por tu cuenta, responde al correo de compra y devolvemos todo. Los mensajes se quedan contigo.",
    "La factura está abierta. La conversación también. Falta un mensaje.",
    "Un saludo,",
  ],
  signed: "El equipo de Cobro Amable",
  postscript: [
    "**P. D.** Si te llevas una sola cosa de esta carta, que sea esta: cambia “cuando puedas” por un día de la semana.",
    "**P. P. D.** El mensaje de la mitad de la carta es tuyo, compres o no.",
  ],
  footer: [
    "Textos para cobros amistosos. No reemplaza la orientación de un abogado.",
    "Escríbenos: [hola@cobroamable.example](mailto:hola@cobroamable.example)",
  ],
};

import type { MasterclassCopy } from "./copy.ts";

export const es: MasterclassCopy = {
  title: "Buenas fotos a oscuras: clase en vivo con tu móvil",
  description:
    "Una noche, noventa minutos y el móvil que ya tienes: clase en vivo y gratuita para fotografiar la luna, la calle y a la gente.",
  kicker: "Clase en vivo, gratuita, por internet",
  when: { locale: "es", hour: "20 h, hora de Brasilia (UTC−3)" },
  imageAlt: "Ciudad apagada de noche; en la pantalla de un móvil, la misma ciudad iluminada bajo la luna llena",
  headline: "Buenas fotos\na oscuras",
  lead: "Noventa minutos para sacar, con el móvil que ya tienes, una foto de la noche parecida a la que viste.",
  reserve: "Quiero verla",
  credits: "Con un móvil, un paño de cocina, una vela y la ventana de tu casa",
  join: {
    title: "Apaga la luz y ven",
    words: "El enlace llega por correo enseguida, y otra vez una hora antes.",
    starts: "La clase empieza en",
    form: "Clase en vivo",
    name: "Tu nombre",
    email: "Tu mejor correo",
    submit: "Guardar mi lugar",
    thanks: "Lugar guardado. Mira tu correo: el enlace de la sala ya salió.",
    note: "Solo el enlace y un recordatorio. Para salir de la lista basta un clic.",
  },
  plan: {
    title: "La noche, hora por hora",
    items: [
      ["20:00", "Lo que ve el móvil y tú no", "Por qué la foto sale amarilla, movida o lavada, y cuál de los tres problemas es el tuyo."],
      ["20:20", "Firme y sin trípode", "Un paño doblado, una pared y el temporizador. Aquí todos hacen la primera foto, desde su ventana."],
      ["20:45", "Gente a la luz de una vela", "Dónde va la luz, dónde va la cara y por qué el flash se queda apagado."],
      ["21:05", "Una luna que no es un punto", "Bloquear el foco, bajar la exposición y esperar a que pase la nube."],
      ["21:20", "Tus fotos en la pantalla", "Quien quiera manda la de esta noche. Las comentamos hasta las 21:30, y termina a la hora."],
    ],
  },
  bring: {
    title: "Ten a mano",
    items: [
      "El móvil, cargado y con la lente limpia",
      "Un paño de cocina, que será el trípode",
      "Una vela o una lámpara de noche",
      "Una ventana o un patio",
    ],
  },
  host: {
    title: "Quién da la clase",
    name: "[Tu nombre]",
    words: [
      "[Cuenta en dos frases qué fotografías, desde cuándo y dónde se puede ver tu trabajo.]",
      "[Di también qué viene después: si al final presentas un curso de pago, avísalo aquí. Quien lo sabe se queda hasta el final.]",
    ],
  },
  footer: "Buenas fotos a oscuras. Dudas: [clase@fotosaoscuras.example](mailto:clase@fotosaoscuras.example)",
};

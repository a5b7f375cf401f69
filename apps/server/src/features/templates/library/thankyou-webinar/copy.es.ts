import type { ThankyouWebinarCopy } from "./copy.ts";

export const es: ThankyouWebinarCopy = {
  title: "Lugar guardado: Luz de Ventana, clase en vivo",
  description: "Tu inscripción en la clase de foto de producto con el celular: fecha, hora, qué preparar y el grupo con el enlace.",
  headline: "Lugar guardado.",
  lead: "El enlace de la sala ya está en tu correo. Anota la fecha ahora: es un toque.",
  locale: "es-419",
  ticket: {
    kind: "Clase en vivo, gratuita",
    name: "Luz de Ventana",
    subject: "Foto de producto con el celular, sin flash y sin estudio",
    labels: { date: "Fecha", time: "Hora", length: "Duración", place: "Lugar" },
    time: "20:00, hora de Brasilia",
    length: "75 minutos",
    place: "En línea, enlace por correo",
    stub: "Vale una entrada",
  },
  calendar: {
    label: "Ponerla en mi calendario",
    details: "El enlace de la sala está en el correo de inscripción. Ten a mano una ventana, una cartulina blanca y tu producto.",
  },
  group: { label: "Entrar al grupo de WhatsApp", words: "En el grupo escribe solo el equipo: tres avisos, y se cierra al día siguiente." },
  prepare: {
    title: "Ten a mano",
    lead: "Vas a fotografiar con nosotros durante la clase. No hay que comprar nada.",
    imageAlt: "Mesa junto a la ventana: un frasco y un jabón ante una cartulina blanca, y al lado el celular con la foto",
    items: [
      ["Una ventana", "Sin sol directo. De noche, una lámpara tras una hoja de papel hace sus veces."],
      ["Una cartulina blanca", "Es fondo y reflector. Dos hojas de papel pegadas también sirven."],
      ["Un producto tuyo", "Pequeño, que quepa en la mano. Si brilla mucho, mejor: es lo más difícil."],
      ["El lente limpio", "Pásale el borde de la camiseta al celular antes de empezar. Es la mitad del problema."],
    ],
  },
  course: {
    title: "De aquí a la clase",
    items: [
      ["Ahora", "Un correo con el enlace de la sala y este boleto."],
      ["El día antes", "Un recordatorio, a las 18:00."],
      ["Diez minutos antes", "Se abre la sala. Puedes probar sonido e imagen."],
      ["Al día siguiente", "La grabación llega por correo y queda siete días."],
    ],
  },
  help: {
    title: "¿No llegó el correo?",
    words:
      "Mira en promociones y en spam. Si no está, escribe a [hola@luzdeventana.example](mailto:hola@luzdeventana.example) y enviamos otra vez el enlace.",
  },
  footer: "Luz de Ventana, clases de foto para quien vende lo que hace.",
};

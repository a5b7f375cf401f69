import type { LeadMagnetCopy } from "./copy.ts";

export const es: LeadMagnetCopy = {
  title: "La bici en la cocina: guía gratis con doce arreglos",
  description: "Guía gratis en PDF: doce arreglos de bicicleta para hacer en casa, con dibujos, herramientas y lo que tarda cada uno.",
  cover: { title: "La bici en\nla cocina", line: "Doce arreglos para hacer en casa" },
  kicker: "Guía gratis, 52 páginas en PDF",
  headline: "Arregla tu bici sin salir de la cocina",
  lead: "Una rueda pinchada, un freno flojo, una cadena que salta: doce arreglos explicados con dibujos, del más fácil al más latoso. El primero lleva cinco minutos.",
  form: {
    name: "Guía de la bici",
    first: "Tu nombre",
    mail: "Correo para recibir la guía",
    example: "tu@ejemplo.com",
    submit: "Recibir la guía",
    thanks: "Listo. La guía va camino de tu correo. Si en diez minutos no llega, mira en promociones.",
  },
  promise: "Después de la guía, un consejo al mes. Cada correo trae un enlace para salir de la lista.",
  chapters: {
    title: "Qué trae",
    lead: "Cada capítulo empieza con el tiempo, las herramientas y la forma de saber si quedó bien.",
    items: [
      ["Inflar a punto", "5 min. Cuánto aire pide la rueda, y por qué", "6"],
      ["Altura del sillín", "10 min. La rodilla lo nota en la primera vuelta", "9"],
      ["Parchar la cámara", "25 min. Con parche, no con suerte", "12"],
      ["Cambiar la llanta", "20 min. Sin pellizcar la cámara nueva", "17"],
      ["Un freno que chilla", "15 min. Limpiar, lijar y alinear la zapata", "21"],
      ["Un freno flojo", "10 min. El tornillo que casi siempre lo resuelve", "25"],
      ["Limpiar la cadena", "20 min. Un trapo, un cepillo viejo y un balde", "28"],
      ["Una cadena que salta", "15 min. Medir el desgaste con una regla", "32"],
      ["Cambios que dudan", "30 min. Dos tornillos y paciencia", "35"],
      ["Una rueda torcida", "40 min. El rayo justo, un cuarto de vuelta", "40"],
      ["Manubrio con juego", "15 min. Apretar en el orden correcto", "45"],
      ["Hora del taller", "Cinco señales de que es mejor no tocar", "48"],
    ],
  },
  inside: {
    title: "Hecha para ensuciarse",
    items: [
      "Un dibujo en cada paso, tan grande que se ve desde el suelo",
      "Lista de herramientas: las seis que hacen falta y las que pueden esperar",
      "Versión para imprimir en blanco y negro, cuatro páginas por hoja",
    ],
  },
  free: {
    title: "¿Por qué es gratis?",
    words: [
      "Porque vendemos el juego de herramientas que sale en las páginas 4 y 5. Es bueno, pero la guía funciona con la llave que ya tienes en el cajón.",
      "Sirve para bicis comunes con freno de llanta o disco mecánico. Freno hidráulico, suspensión y bici eléctrica quedan fuera: eso es del taller.",
    ],
  },
  again: "Quiero la guía",
  footer: "La bici en la cocina es una guía de Llave 15. Escríbenos: [hola@llave15.example](mailto:hola@llave15.example)",
};

import type { SignupCopy } from "./copy.ts";

export const es: SignupCopy = {
  title: "Balcón: una carta por semana para cultivar en casa",
  description: "Cada domingo, una carta breve sobre qué plantar esta semana en tu balcón. Gratis, y te vas cuando quieras.",
  brand: "Balcón",
  headline: "Una huerta que entra en dos metros de balcón",
  lead: "Cada domingo, una carta breve: qué sembrar esta semana, cuánto regar y qué ya se puede cosechar.",
  form: {
    name: "Carta del domingo",
    email: "Tu correo",
    submit: "Quiero la carta",
    thanks: "Listo. La próxima carta llega el domingo por la mañana. Mira también la carpeta de promociones.",
  },
  note: "Gratis. Para salir, un clic al pie de cualquier carta.",
  imageAlt: "Ventana en arco con macetas de albahaca, cebollín y tomate, y una planta colgante al sol",
  past: {
    title: "En las últimas cartas",
    items: [
      ["Albahaca que pasa de la segunda semana", "Casi nunca es el agua. La maceta quedó chica."],
      ["Sol directo, sol de vidrio", "Mide la luz de tu balcón con la sombra de la mano."],
      ["Un tomate por balde", "Diez litros de tierra, un agujero abajo y paciencia."],
    ],
  },
  footer: "Se escribe en un tercer piso, junto a las macetas.",
};

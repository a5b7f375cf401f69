import type { UpsellCopy } from "./copy.ts";

export const es: UpsellCopy = {
  title: "Cuatro semanas con entrenadora, para tus primeros 5\u00a0km",
  description: "Tu plan ya está en el correo. Si quieres compañía, una entrenadora ajusta tus entrenamientos por cuatro semanas.",
  paid: "Compra confirmada: tu plan “Primeros 5\u00a0km” ya está en tu correo.",
  bib: "Mis primeros",
  number: "5\u00a0km",
  headline: "¿Quieres una entrenadora a tu lado las primeras cuatro semanas?",
  lead: "El plan funciona solo. Con ella cambia cuando cambias tú: te duele la tibia, te toca guardia, llueve el domingo.",
  items: [
    "Cada lunes revisa tus salidas y ajusta la semana",
    "Le mandas un audio y responde en un día hábil",
    "Una videollamada para ver cómo corres",
  ],
  price: "US$ 19",
  terms: "Un solo pago, con la misma tarjeta. Termina a las cuatro semanas y no se renueva.",
  accept: "Sí, quiero a la entrenadora",
  decline: "Ahora no. Me quedo con el plan",
  calm: "Sin apuro: sigue en tu área de alumno al mismo precio.",
  coach:
    "**[Nombre de la entrenadora, título]** [cuenta en dos frases desde cuándo entrena a principiantes y cómo empezó a correr.] Acompaña a veinte personas por mes, para poder escuchar todos los audios.",
  access:
    "**Tu plan ya es tuyo.** El acceso está en el correo de confirmación, con la primera semana. Si no lo ves, revisa el spam o escríbenos.",
  footer: "Sobre tu compra: [ayuda@primeros5.example](mailto:ayuda@primeros5.example)",
};

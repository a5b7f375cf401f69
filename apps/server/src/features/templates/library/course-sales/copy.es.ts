import type { CourseSalesCopy } from "./copy.ts";

export const es: CourseSalesCopy = {
  title: "Noches de Cuentas: matemáticas para adultos en seis martes",
  description:
    "Curso de matemáticas en vivo para adultos: seis martes por la noche, de la fracción al interés, con pizarra y tiempo para errar.",
  brand: "Noches de Cuentas",
  join: "Entrar al grupo",
  hero: {
    kicker: "Curso en vivo, seis martes, de 19:30 a 21:00",
    title: "Matemáticas, otra vez. Ahora con calma.",
    lead: "Para quien se perdió en las fracciones, se aprendió las tablas sin ver por qué y hoy firma cuotas a ciegas. Seis noches de pizarra, desde el principio, con cuentas de tu propia vida.",
    facts: "Hasta 30 personas por grupo. Grabaciones durante un año.",
    look: "Ver noche por noche",
    imageAlt: "Pizarra con dibujos de tiza: una pizza en ocho porciones, un triángulo con cuadrados en sus lados y una barra dividida",
  },
  evenings: {
    title: "Lo que va a la pizarra",
    lead: "Cada noche tiene un tema, tres cuentas hechas entre todos y una para llevar a casa. Ábrelas y mira.",
    items: [
      [
        "Noche 1: lo que esconde la tabla",
        "Multiplicar es contar un rectángulo. Cuando lo ves, 7 × 8 ya no hay que sabérselo de memoria.",
        "La cuenta de hoy: cuánto piso lleva un cuarto de 3,20 m por 2,75 m.",
      ],
      [
        "Noche 2: fracciones sin susto",
        "Mitad, tercio, tres cuartos: sumar, comparar y repartir cortando pizza, antes de cualquier regla.",
        "La cuenta de hoy: una receta para seis que debe alcanzar para cuatro.",
      ],
      [
        "Noche 3: un porcentaje es una fracción de 100",
        "Rebajas, subidas y por qué quitar el 20% y luego poner el 20% no te deja donde estabas.",
        "La cuenta de hoy: lleva 3 y paga 2. ¿De cuánto es la rebaja?",
      ],
      [
        "Noche 4: la regla de tres, por fin",
        "Cuándo dos cosas crecen juntas, cuándo una sube y la otra baja, y cuándo la regla no sirve.",
        "La cuenta de hoy: el paquete grande o dos chicos, a los precios de tu tienda.",
      ],
      [
        "Noche 5: el interés, cuota por cuota",
        "Qué es el interés sobre el interés y cómo hallar, con calculadora, lo que cuesta cada mes de espera.",
        "La cuenta de hoy: las cuotas de este mismo curso. ¿Convienen? Lo calculamos delante de ti.",
      ],
      [
        "Noche 6: leer un gráfico y desconfiar",
        "Media, mediana y los tres trucos que hacen subir una línea más de lo que subió.",
        "La cuenta de hoy: un gráfico del diario de esta semana, rehecho desde cero.",
      ],
    ],
  },
  weeks: {
    title: "Cómo pasan las semanas",
    items: [
      ["Una semana antes", "Una prueba sin nota", "Doce preguntas para saber dónde te quedaste. El resultado lo ves solo tú."],
      ["Semanas 1 y 2", "Los números en la mano", "Tablas y fracciones, con papel cuadriculado y dibujos."],
      ["Semanas 3 y 4", "De una cosa a otra", "Porcentaje y proporción, con precios de verdad."],
      ["Semanas 5 y 6", "Las cuentas de adulto", "Interés, cuotas y gráficos. La prueba del principio cierra el curso."],
    ],
  },
  fit: {
    title: "Antes de entrar, mira si es para ti",
    yes: {
      title: "Es para quien",
      items: [
        "dejó la escuela hace diez, veinte o cuarenta años",
        "quiere ayudar con la tarea y se atasca",
        "trata con precios, medidas o cuotas en el trabajo",
      ],
    },
    no: {
      title: "No es para quien",
      items: [
        "tiene que preparar un examen de ingreso",
        "ya resuelve ecuaciones y quiere cálculo",
        "busca solo videos, sin grupo y sin tarea",
      ],
    },
  },
  offer: {
    title: "La cuenta del curso",
    lead: [
      "De una vez son US$\u00a069. En 12 cuotas de US$\u00a06,40 llega a US$\u00a076,80: los US$\u00a07,80 de más son intereses de la tarjeta.",
      "En la noche 5 aprendes a hallar esa diferencia por tu cuenta, en cualquier tienda.",
    ],
    price: {
      title: "Seis noches, todo incluido",
      description: "Próximo grupo: primer martes del mes.",
      value: "US$\u00a069",
      suffix: "de una vez",
      instalments: { count: 12, value: "US$\u00a06,40", isLead: true },
      items: [
        "Seis clases en vivo de hora y media",
        "Grabaciones durante un año",
        "Cuaderno de 64 páginas en PDF, para imprimir",
        "Tarea corregida por escrito, cada semana",
      ],
      button: "Entrar al grupo",
      note: "Tarjeta o PayPal. El acceso llega por correo.",
    },
  },
  guarantee: {
    title: "Ven dos noches y decide",
    words: [
      "Si después de la segunda clase no es para ti, escribe hasta 15 días después de la primera. Devolvemos todo, también los intereses de la tarjeta.",
      "No preguntamos el motivo. El cuaderno te lo quedas.",
    ],
  },
  questions: {
    title: "Dudas de quien aún no entra",
    items: [
      [
        "¿Y si falto un martes?",
        "La grabación está el miércoles por la mañana, con la pizarra en PDF. La tarea se entrega hasta el domingo.",
      ],
      [
        "¿Tendré que hablar delante de los demás?",
        "No. Cámara y micrófono quedan apagados, y puedes preguntar por escrito, sin tu nombre.",
      ],
      ["¿Qué necesito?", "Cuaderno cuadriculado, lápiz, goma y una pantalla donde quepa la pizarra. Calculadora solo desde la noche 5."],
      [
        "Tengo discalculia. ¿Me sirve?",
        "El ritmo es tranquilo y hay mucho dibujo, pero no es apoyo clínico. Escribe antes y te lo diremos con franqueza.",
      ],
      ["¿Dan certificado?", "Una constancia de nueve horas de curso. No vale como título escolar."],
    ],
  },
  footer: "Noches de Cuentas. Dudas antes de entrar: [hola@nochesdecuentas.example](mailto:hola@nochesdecuentas.example)",
};

import type { LegalWords } from "./legal-text.ts";

export const LEGAL_ES: LegalWords = {
  who: "quien publica este sitio ({site})",
  contact: "por los medios de contacto que muestra este sitio",
  byEmail: "por correo a {email}",
  model:
    "Este es un texto general, generado a partir de un modelo y de los datos del sitio. Quien responde por el sitio debe revisarlo y adaptarlo a lo que hace de verdad.",
  nav: "Textos de este sitio",
  privacy: {
    title: "Política de privacidad",
    lead: "Cómo trata {site} los datos personales, en lenguaje sencillo.",
    sections: [
      {
        title: "Quién es responsable",
        lines: ["El responsable de tus datos es {who}. Para cualquier asunto de privacidad, escríbenos o contáctanos {contact}."],
      },
      {
        title: "Qué datos se tratan",
        lines: [
          "- Lo que escribes en formularios: por ejemplo nombre, correo, teléfono y las respuestas a las preguntas de la página.",
          "- Datos técnicos del envío y de la visita: dirección IP, navegador y dispositivo, fecha y hora, la página abierta y de dónde vienes, con los parámetros de la dirección.",
          "- Lo que recogen las herramientas de medición y de anuncios, en las páginas que las usan. Donde aparece un aviso de consentimiento, solo funcionan después de que lo aceptas.",
        ],
      },
      {
        title: "Para qué, y con qué base legal",
        lines: [
          "- Responder a tu solicitud y entregar lo que pediste o compraste: un contrato, o los pasos previos a él.",
          "- Enviar novedades y ofertas: tu consentimiento, que puedes retirar cuando quieras.",
          "- Medir visitas y anuncios con herramientas de terceros: tu consentimiento.",
          "- Mantener el sitio en línea y seguro, y evitar fraudes y envíos automáticos: interés legítimo.",
          "- Cumplir la ley y ejercer derechos en procesos: obligación legal.",
        ],
      },
      {
        title: "Con quién se comparten",
        lines: [
          "Tus datos no se venden. Llegan a empresas que prestan servicios a este sitio, solo en lo necesario: alojamiento, envío de mensajes, pago y entrega; y a las herramientas de medición y de anuncios que aceptes. Las autoridades los reciben cuando la ley o una orden judicial obliga.",
          "Algunas de esas empresas pueden estar en otros países. En ese caso la transferencia se hace con las garantías que exige la ley.",
        ],
      },
      {
        title: "Cookies y almacenamiento en el navegador",
        lines: [
          "Las páginas guardan en tu navegador solo lo que necesitan para funcionar, como tu respuesta al aviso de consentimiento. Las herramientas de terceros pueden usar sus propias cookies. Puedes borrar todo en los ajustes del navegador y, en las páginas con aviso, cambiar tu respuesta en “Preferencias de privacidad”.",
        ],
      },
      {
        title: "Por cuánto tiempo",
        lines: [
          "Los datos se conservan mientras sean necesarios para los fines de esta política, o durante el plazo que exige la ley. Después se eliminan o se vuelven anónimos.",
        ],
      },
      {
        title: "Tus derechos",
        lines: [
          "En cualquier momento y sin costo, puedes:",
          "- saber si se tratan tus datos, y acceder a ellos;",
          "- corregir datos incompletos o equivocados;",
          "- pedir que se eliminen, se bloqueen o se vuelvan anónimos;",
          "- llevarlos a otro servicio;",
          "- saber con quién se compartieron;",
          "- retirar un consentimiento, u oponerte a un uso.",
          "Para ejercerlos, contáctanos {contact}. También puedes reclamar ante la autoridad de protección de datos de donde vives.",
        ],
      },
      {
        title: "Seguridad y menores",
        lines: [
          "Se toman medidas razonables para proteger los datos contra accesos y usos indebidos. Este sitio no se dirige a menores; si uno envió datos, avísanos para eliminarlos.",
        ],
      },
      { title: "Cambios", lines: ["Esta política puede cambiar. Vale siempre el texto que está en esta página."] },
    ],
  },
  terms: {
    title: "Términos de uso",
    lead: "Las reglas de uso de las páginas de {site}. Al usarlas, las aceptas.",
    sections: [
      { title: "Quiénes somos", lines: ["Este sitio lo publica {who}. Las dudas y los reclamos se reciben {contact}."] },
      {
        title: "Qué encuentras aquí",
        lines: [
          "Las páginas presentan productos, servicios e información. Precios, plazos, condiciones y disponibilidad son los que muestra la oferta en el momento de la compra, y pueden cambiar para compras posteriores.",
          "Los testimonios y resultados muestran casos individuales y no garantizan que te ocurra lo mismo. Nada aquí reemplaza la orientación de un profesional de la salud, del derecho o de las finanzas.",
        ],
      },
      {
        title: "Compras, desistimiento y garantía",
        lines: [
          "Una oferta obliga a quien la hace. Los derechos a desistir de una compra y a recuperar lo pagado son los que te da la ley de consumo de donde vives; las garantías mayores, cuando se anuncian, valen además.",
          "El pago puede hacerse en la página de otra empresa, que tiene sus propias reglas.",
        ],
      },
      {
        title: "Qué esperamos de ti",
        lines: [
          "- Dar datos verdaderos, y tuyos.",
          "- No intentar dañar el sitio, ni usarlo para engañar o molestar a otras personas.",
          "- No usar programas que envíen formularios automáticamente.",
        ],
      },
      {
        title: "Textos, imágenes y marcas",
        lines: [
          "El contenido de este sitio pertenece a quien lo publica o a quien autorizó su uso. Copiarlo o usarlo comercialmente exige autorización, salvo lo que la ley permite.",
        ],
      },
      {
        title: "Enlaces a otros sitios",
        lines: ["Algunas páginas llevan a sitios de otras empresas. Lo que ocurre allí es responsabilidad de ellas."],
      },
      {
        title: "Responsabilidad",
        lines: [
          "El sitio puede estar fuera de línea por un tiempo, y puede contener errores, que se corrigen cuando se conocen. Nada en estos términos limita los derechos que la ley da a los consumidores.",
        ],
      },
      {
        title: "Ley aplicable",
        lines: [
          "Se aplica la ley del país donde está establecido quien publica este sitio. Si eres consumidor, conservas la protección y los tribunales de donde vives.",
        ],
      },
      { title: "Cambios", lines: ["Los términos pueden cambiar. Para cada compra valen los que estaban en esta página cuando se hizo."] },
    ],
  },
};

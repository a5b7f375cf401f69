import type { ClubOffersCopy } from "./copy.ts";

export const es: ClubOffersCopy = {
  title: "Gradería: el diario del club, solo para adultos",
  description: "Qué ofrece el club, cómo se lee una cuota y dónde parar. Apuestas solo para mayores de 18 años, en una casa con licencia.",
  masthead: { before: "Sale los sábados", name: "Gradería", after: "Prohibido a menores" },
  age: { figure: "18+", words: "Los menores no apuestan" },
  story: {
    headline: "El partido dura 90 minutos. El límite va antes.",
    standfirst: "En el club decides cuánto puedes gastar antes del silbato. Cuando rueda el balón, el límite ya no sube.",
    imageAlt: "Balón en medio de una cancha iluminada, con la grada llena al fondo",
    caption: "Todo partido termina. La apuesta también tiene que terminar.",
    columns: [
      "Gradería reúne a quienes disfrutan del fútbol y, de vez en cuando, le apuestan unas monedas. El diario trae el calendario de la fecha, la cuenta detrás de las cuotas y las reglas de la casa, sin pronósticos seguros y sin promesas.",
      "Aquí nadie recibe un bono por abrir cuenta. Ofrecemos otra cosa: límites, pausas y un extracto que cualquiera entiende.",
      "La mayoría de quienes apuestan pierde dinero con el tiempo. Si esa frase arruina la diversión, esto no es para ti, y está bien.",
    ],
    go: "Recibir el diario",
  },
  warning: {
    title: "Tarjeta amarilla",
    words: [
      "Apostar es ocio que se paga, como el cine. No es un ingreso, no es una inversión y no arregla cuentas atrasadas.",
      "Usa solo el dinero que ya darías por perdido. Apostar puede crear adicción.",
    ],
    signs: "Para y busca ayuda si",
    items: [
      "apuestas para recuperar lo perdido",
      "escondes a alguien cuánto gastaste",
      "pediste prestado para apostar",
      "pierdes el sueño o el trabajo por el juego",
    ],
  },
  offers: {
    title: "Lo que ofrece el club",
    items: [
      ["Límite antes del partido", "Depósito, pérdida y tiempo, por día y por mes. Bajarlo es inmediato; subirlo tarda dos días."],
      ["Pausa con un toque", "Un día, una semana, un mes. La autoexclusión definitiva también está a un toque."],
      ["Extracto sin adornos", "El día 1, una línea: cuánto entró, cuánto salió, cuánto faltó."],
      ["Cuotas en voz alta", "Junto a cada cuota, la probabilidad que supone y el margen de la casa."],
    ],
  },
  odds: {
    title: "La cuenta que hace la casa",
    lead: "Divide 100 por la cuota y tienes la probabilidad que supone. Suma las tres de un partido:",
    heads: ["Resultado", "Cuota", "Prob."],
    rows: [
      ["Local", "2,10", "47,6%"],
      ["Empate", "3,40", "29,4%"],
      ["Visitante", "3,50", "28,6%"],
    ],
    sum: ["Suma", "", "105,6%"],
    moral:
      "Lo que pasa de 100% se lo queda la casa. Por eso, con el tiempo, gana ella. Es un ejemplo de cuenta, no la cuota de ningún partido.",
  },
  join: {
    title: "El diario del sábado, en tu correo",
    words: "El calendario de la fecha y la cuenta de la semana. Sin pronósticos y sin mensajes a deshora.",
    form: "Diario del sábado",
    email: "Tu correo",
    adult: "Tengo 18 años o más, y la edad legal para apostar donde vivo",
    submit: "Recibir el diario",
    thanks: "Listo. El próximo diario llega el sábado por la mañana.",
    note: "Un clic al final de cualquier número te saca de la lista.",
  },
  questions: {
    title: "Cartas al director",
    items: [
      ["¿Se puede vivir de esto?", "No. Quien lo promete está vendiendo algo. Apostar es un gasto, y debe caber en lo que sobra del mes."],
      [
        "¿Y si paso el límite?",
        "El sistema no te deja. Pedir más a mitad de camino no sirve: el límite nuevo vale recién dos días después de pedirlo.",
      ],
      ["¿Cómo cierro la cuenta?", "En Cuenta, Cerrar. El saldo vuelve a tu banco, y el club no pregunta el motivo."],
    ],
  },
  legal: {
    title: "Datos del editor",
    items: [
      "Operado por [razón social], identificación fiscal [número].",
      "Licencia de [autoridad del juego]: [número de licencia], válida en [territorio] para mayores de [edad legal].",
      "Comprueba la licencia en el registro público: [dirección del registro].",
    ],
    help: "¿Necesitas hablar? [Línea de ayuda de tu país] atiende en el [teléfono], gratis y en confianza.",
    contact: "Reclamos: [reclamos@graderia.example](mailto:reclamos@graderia.example)",
  },
};

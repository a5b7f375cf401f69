import type { Language } from "@vitrine/document";
import type { KindMessages } from "../define-block.ts";

export const messages: Record<Language, KindMessages> = {
  pt: {
    label: "Perguntas frequentes",
    fields: {
      isFirstOpen: "Mostrar a primeira aberta",
      items: "Perguntas",
      "items.question": "Pergunta",
      "items.answer": "Resposta",
    },
    seed: {
      question: "O que mais as pessoas perguntam?",
      answer: "Responda como responderia a um amigo: direto e sem letra miúda.",
      firstQuestion: "Quando recebo o acesso?",
      firstAnswer: "Assim que o pagamento é confirmado. O acesso chega no e-mail da compra, em geral em poucos minutos.",
      secondQuestion: "E se eu não gostar?",
      secondAnswer: "Você tem sete dias para pedir o dinheiro de volta, sem precisar explicar o motivo.",
      thirdQuestion: "Posso ver pelo celular?",
      thirdAnswer: "Pode. Tudo funciona no celular, no tablet e no computador.",
    },
  },
  en: {
    label: "Questions and answers",
    fields: {
      isFirstOpen: "Show the first one open",
      items: "Questions",
      "items.question": "Question",
      "items.answer": "Answer",
    },
    seed: {
      question: "What else do people ask?",
      answer: "Answer as you would answer a friend: straight, with no small print.",
      firstQuestion: "When do I get access?",
      firstAnswer: "As soon as the payment is confirmed. It reaches the e-mail you bought with, usually within minutes.",
      secondQuestion: "What if I do not like it?",
      secondAnswer: "You have seven days to ask for your money back, and you need not say why.",
      thirdQuestion: "Does it work on my phone?",
      thirdAnswer: "It does. Everything works on phone, tablet and computer.",
    },
  },
  es: {
    label: "Preguntas frecuentes",
    fields: {
      isFirstOpen: "Mostrar la primera abierta",
      items: "Preguntas",
      "items.question": "Pregunta",
      "items.answer": "Respuesta",
    },
    seed: {
      question: "¿Qué más pregunta la gente?",
      answer: "Responde como le responderías a un amigo: directo y sin letra pequeña.",
      firstQuestion: "¿Cuándo recibo el acceso?",
      firstAnswer: "En cuanto se confirma el pago. Llega al correo de la compra, casi siempre en pocos minutos.",
      secondQuestion: "¿Y si no me gusta?",
      secondAnswer: "Tienes siete días para pedir tu dinero de vuelta, sin explicar el motivo.",
      thirdQuestion: "¿Puedo verlo en el móvil?",
      thirdAnswer: "Sí. Todo funciona en el móvil, la tableta y la computadora.",
    },
  },
};

import type { ThankyouWebinarCopy } from "./copy.ts";

export const pt: ThankyouWebinarCopy = {
  title: "Vaga guardada: Luz de Janela, aula ao vivo",
  description: "Sua inscrição na aula de foto de produto com o celular: data, hora, o que preparar e o grupo com o link da sala.",
  headline: "Vaga guardada.",
  lead: "O link da sala já foi para o seu e-mail. Guarde a data agora: leva um toque.",
  locale: "pt-BR",
  ticket: {
    kind: "Aula ao vivo, gratuita",
    name: "Luz de Janela",
    subject: "Foto de produto com o celular, sem flash e sem estúdio",
    labels: { date: "Data", time: "Hora", length: "Duração", place: "Lugar" },
    time: "20h, de Brasília",
    length: "75 minutos",
    place: "On-line, link por e-mail",
    stub: "Vale uma entrada",
  },
  calendar: {
    label: "Pôr na minha agenda",
    details: "O link da sala está no e-mail de inscrição. Deixe à mão uma janela, uma cartolina branca e o produto.",
  },
  group: { label: "Entrar no grupo do WhatsApp", words: "No grupo só a equipe escreve: três avisos, e ele fecha no dia seguinte." },
  prepare: {
    title: "Deixe à mão",
    lead: "Você fotografa junto, durante a aula. Nada disso precisa ser comprado.",
    imageAlt: "Mesa junto à janela: frasco e sabonete diante de uma cartolina branca, com o celular ao lado mostrando a foto",
    items: [
      ["Uma janela", "Sem sol direto. À noite, um abajur com uma folha de papel na frente faz o papel dela."],
      ["Uma cartolina branca", "Vira fundo e rebatedor. Duas folhas de sulfite coladas também servem."],
      ["Um produto seu", "Pequeno, que caiba na mão. Se brilhar muito, melhor: é o mais difícil."],
      ["A lente limpa", "Passe a barra da camiseta no celular antes de começar. Metade do problema é isso."],
    ],
  },
  course: {
    title: "Daqui até a aula",
    items: [
      ["Agora", "E-mail com o link da sala e este ingresso."],
      ["Na véspera", "Um lembrete, às 18h."],
      ["Dez minutos antes", "A sala abre. Dá para testar som e imagem."],
      ["No dia seguinte", "A gravação chega por e-mail e fica no ar por sete dias."],
    ],
  },
  help: {
    title: "O e-mail não chegou?",
    words:
      "Olhe em promoções e no spam. Se não estiver lá, escreva para [oi@luzdejanela.example](mailto:oi@luzdejanela.example) e mandamos o link de novo.",
  },
  footer: "Luz de Janela, aulas de foto para quem vende o que faz.",
};

import type { MasterclassCopy } from "./copy.ts";

export const pt: MasterclassCopy = {
  title: "Foto boa no escuro: aula ao vivo com o seu celular",
  description:
    "Uma noite, noventa minutos e o celular que você já tem: aula ao vivo e gratuita para fotografar a lua, a rua e gente à noite.",
  kicker: "Aula ao vivo, gratuita, pela internet",
  when: { locale: "pt-BR", hour: "20h, horário de Brasília" },
  imageAlt: "Cidade apagada à noite; na tela de um celular, a mesma cidade acesa, com a lua cheia",
  headline: "Foto boa\nno escuro",
  lead: "Noventa minutos para tirar, do celular que você já tem, uma foto da noite parecida com a que você viu.",
  reserve: "Quero assistir",
  credits: "Com um celular, um pano de prato, uma vela e a janela da sua casa",
  join: {
    title: "Apague a luz e venha",
    words: "O link chega por e-mail na hora, e de novo uma hora antes.",
    starts: "A aula começa em",
    form: "Aula ao vivo",
    name: "Seu nome",
    email: "Seu melhor e-mail",
    submit: "Guardar meu lugar",
    thanks: "Lugar guardado. Confira seu e-mail: o link da sala já saiu.",
    note: "Só o link e um lembrete. Para sair da lista, basta um clique.",
  },
  plan: {
    title: "A noite, hora por hora",
    items: [
      ["20h", "O que o celular vê e você não", "Por que a foto sai amarela, tremida ou lavada, e qual dos três problemas é o seu."],
      ["20h20", "Firme sem tripé", "Pano dobrado, parede e temporizador. Todo mundo faz a primeira foto aqui, da própria janela."],
      ["20h45", "Gente à luz de vela", "Onde pôr a luz, onde pôr o rosto e por que o flash fica desligado."],
      ["21h05", "A lua que não vira bolinha", "Travar o foco, baixar a exposição e esperar a nuvem passar."],
      ["21h20", "As suas fotos na tela", "Quem quiser manda a foto da noite. Comentamos até as 21h30, e acaba na hora."],
    ],
  },
  bring: {
    title: "Deixe por perto",
    items: [
      "O celular, carregado e com a lente limpa",
      "Um pano de prato, que vai ser o tripé",
      "Uma vela ou um abajur",
      "Uma janela ou um quintal",
    ],
  },
  host: {
    title: "Quem dá a aula",
    name: "[Seu nome]",
    words: [
      "[Conte em duas frases o que você fotografa, desde quando e onde dá para ver o seu trabalho.]",
      "[Diga também o que vem depois: se no fim você apresenta um curso pago, avise aqui. Quem vem sabendo fica até o fim.]",
    ],
  },
  footer: "Foto boa no escuro. Dúvidas: [aula@fotonoescuro.example](mailto:aula@fotonoescuro.example)",
};

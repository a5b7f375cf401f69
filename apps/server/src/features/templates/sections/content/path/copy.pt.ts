import type { PathCopy } from "./copy.ts";

export const pt: PathCopy = {
  title: "O que acontece depois que você entra",
  lead: "Sem surpresa e sem aula escondida. O caminho é este, do pagamento ao trabalho pronto.",
  steps: [
    ["No mesmo dia", "O acesso chega", "Um e-mail com o link e a senha. Você entra pelo celular ou pelo computador."],
    ["Semana 1", "A base fica pronta", "Duas aulas curtas e um exercício que você guarda para o fim."],
    ["Semanas 2 a 5", "Uma parte por vez", "Cada aula resolve um pedaço. Dúvida, você manda; resposta, a gente grava."],
    ["Semana 6", "Tudo no lugar", "Você junta as partes, revisa com a lista do curso e mostra o resultado."],
  ],
};

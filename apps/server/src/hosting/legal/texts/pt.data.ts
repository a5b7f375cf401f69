import type { LegalWords } from "./legal-text.ts";

export const LEGAL_PT: LegalWords = {
  who: "quem publica este site ({site})",
  contact: "pelos meios de contato que este site mostra",
  byEmail: "pelo e-mail {email}",
  model:
    "Este é um texto geral, gerado a partir de um modelo e dos dados do site. Quem responde pelo site deve revisá-lo e adaptá-lo ao que faz de fato.",
  nav: "Textos deste site",
  privacy: {
    title: "Política de privacidade",
    lead: "Como {site} trata dados pessoais, em linguagem simples, conforme a Lei Geral de Proteção de Dados (Lei 13.709/2018, LGPD).",
    sections: [
      {
        title: "Quem é o responsável",
        lines: [
          "O responsável pelos seus dados (o controlador, na LGPD) é {who}. Para falar sobre privacidade, ou com o encarregado pelo tratamento de dados, entre em contato {contact}.",
        ],
      },
      {
        title: "Que dados são tratados",
        lines: [
          "- O que você escreve em formulários: por exemplo nome, e-mail, telefone e as respostas às perguntas da página.",
          "- Dados técnicos do envio e da visita: endereço IP, navegador e aparelho, data e hora, a página aberta e de onde você veio, com os parâmetros do endereço.",
          "- O que ferramentas de medição e de anúncios coletam, nas páginas que as usam. Onde um aviso de consentimento aparece, elas só funcionam depois que você aceita.",
        ],
      },
      {
        title: "Para quê, e com que base legal",
        lines: [
          "- Responder ao seu pedido e entregar o que você solicitou ou comprou: execução de contrato, ou procedimentos anteriores a ele.",
          "- Enviar novidades e ofertas: o seu consentimento, que pode ser retirado quando quiser.",
          "- Medir visitas e anúncios com ferramentas de terceiros: o seu consentimento.",
          "- Manter o site no ar e seguro, e evitar fraude e envios automáticos: legítimo interesse.",
          "- Cumprir a lei e exercer direitos em processos: obrigação legal e exercício regular de direitos.",
        ],
      },
      {
        title: "Com quem são compartilhados",
        lines: [
          "Seus dados não são vendidos. Chegam a empresas que prestam serviços a este site, apenas no necessário: hospedagem, envio de mensagens, pagamento e entrega; e às ferramentas de medição e de anúncios que você aceitar. Autoridades os recebem quando a lei ou uma ordem judicial obriga.",
          "Algumas dessas empresas podem ficar fora do Brasil. Nesse caso, a transferência segue as regras da LGPD para transferências internacionais.",
        ],
      },
      {
        title: "Cookies e armazenamento no navegador",
        lines: [
          "As páginas guardam no seu navegador apenas o que precisam para funcionar, como a sua resposta ao aviso de consentimento. Ferramentas de terceiros podem usar cookies próprios. Você pode apagar tudo nas configurações do navegador e, nas páginas com aviso, mudar a resposta em “Preferências de privacidade”.",
        ],
      },
      {
        title: "Por quanto tempo",
        lines: [
          "Os dados ficam guardados enquanto forem necessários para os fins desta política, ou pelo prazo que a lei exige. Depois, são excluídos ou anonimizados.",
        ],
      },
      {
        title: "Seus direitos",
        lines: [
          "Você pode, a qualquer momento e sem custo (artigo 18 da LGPD):",
          "- confirmar se seus dados são tratados, e acessá-los;",
          "- corrigir dados incompletos ou errados;",
          "- pedir que sejam anonimizados, bloqueados ou excluídos;",
          "- levá-los para outro serviço;",
          "- saber com quem foram compartilhados;",
          "- retirar um consentimento, ou opor-se a um uso.",
          "Para exercê-los, entre em contato {contact}. Você também pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).",
        ],
      },
      {
        title: "Segurança e crianças",
        lines: [
          "São adotadas medidas razoáveis para proteger os dados contra acesso e uso indevidos. Este site não se dirige a crianças; se uma enviou dados, avise para que sejam excluídos.",
        ],
      },
      {
        title: "Mudanças",
        lines: ["Esta política pode mudar. Vale sempre o texto que está nesta página."],
      },
    ],
  },
  terms: {
    title: "Termos de uso",
    lead: "As regras de uso das páginas de {site}. Ao usá-las, você concorda com elas.",
    sections: [
      {
        title: "Quem somos",
        lines: ["Este site é publicado por {who}. Dúvidas e reclamações são recebidas {contact}."],
      },
      {
        title: "O que você encontra aqui",
        lines: [
          "As páginas apresentam produtos, serviços e informações. Preços, prazos, condições e disponibilidade são os mostrados na oferta no momento da compra, e podem mudar depois dela para novas compras.",
          "Depoimentos e resultados mostram casos individuais e não garantem que o mesmo aconteça com você. Nada aqui substitui a orientação de um profissional de saúde, jurídico ou financeiro.",
        ],
      },
      {
        title: "Compras, arrependimento e garantia",
        lines: [
          "Ofertas obrigam quem as faz, e as compras seguem o Código de Defesa do Consumidor (Lei 8.078/1990). Em compras feitas pela internet, você pode desistir em até 7 dias a partir da assinatura ou do recebimento, e receber de volta o que pagou (artigo 49). Garantias maiores, quando anunciadas, valem além disso.",
          "O pagamento pode ser feito na página de outra empresa, que tem regras próprias.",
        ],
      },
      {
        title: "O que esperamos de você",
        lines: [
          "- Informar dados verdadeiros, e seus.",
          "- Não tentar prejudicar o site, nem usá-lo para enganar ou incomodar outras pessoas.",
          "- Não usar programas que enviem formulários automaticamente.",
        ],
      },
      {
        title: "Textos, imagens e marcas",
        lines: [
          "O conteúdo deste site pertence a quem o publica ou a quem autorizou o seu uso. Copiá-lo ou usá-lo comercialmente exige autorização, fora o que a lei permite.",
        ],
      },
      {
        title: "Links para outros sites",
        lines: ["Algumas páginas levam a sites de outras empresas. O que acontece lá é responsabilidade delas."],
      },
      {
        title: "Responsabilidade",
        lines: [
          "O site pode ficar fora do ar por algum tempo, e pode conter erros, que são corrigidos quando conhecidos. Nada nestes termos limita direitos que a lei dá ao consumidor.",
        ],
      },
      {
        title: "Lei e foro",
        lines: ["Estes termos seguem a lei brasileira. Se você é consumidor, pode levar qualquer questão ao foro do seu domicílio."],
      },
      {
        title: "Mudanças",
        lines: ["Os termos podem mudar. Para cada compra, valem os que estavam nesta página quando ela foi feita."],
      },
    ],
  },
};

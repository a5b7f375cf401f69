import type { LinkInBioCopy } from "./copy.ts";

export const pt: LinkInBioCopy = {
  title: "Barro Miúdo, ateliê de cerâmica de mesa",
  description: "Peças de cerâmica feitas à mão em Tiradentes: o que está pronto, oficina de sábado, visitas e encomendas.",
  name: "Barro Miúdo",
  about: "Cerâmica de mesa feita à mão em Tiradentes, uma fornada por mês.",
  links: { pieces: "Peças desta fornada", classes: "Oficina de sábado", visit: "Visitar o ateliê", order: "Encomendar por e-mail" },
  pieces: {
    title: "Fornada nº 31",
    items: [
      {
        name: "Moringa Cinza",
        made: "Grés, esmalte de cinza de lenha. 31 cm",
        price: "R$ 420",
        alt: "Moringa bojuda de barro escuro, com esmalte claro escorrido",
      },
      {
        name: "Garrafa Maré",
        made: "Porcelana, óxido de cobalto. 34 cm",
        price: "R$ 380",
        alt: "Garrafa clara de gargalo azul, com ondas pintadas no bojo",
      },
      {
        name: "Tigela Sal",
        made: "Terracota, borda em esmalte branco. 24 cm",
        price: "R$ 210",
        alt: "Tigela larga de terracota com a borda branca salpicada",
      },
      {
        name: "Caneca Musgo",
        made: "Grés, esmalte verde até a metade. 300 ml",
        price: "R$ 95",
        alt: "Caneca verde-musgo com a base de barro aparente",
      },
    ],
    note: "Cada peça é única. Quando alguém leva, a legenda sai daqui.",
  },
  classes: {
    title: "Oficina de sábado",
    words: [
      "Quatro horas, seis pessoas, um torno para cada uma. Você faz duas peças; eu esmalto, queimo e mando para a sua casa.",
      "Das 9h às 13h. R$ 260, com barro, queima e café.",
    ],
  },
  visit: {
    title: "Visitar o ateliê",
    words: [
      "Rua da Câmara, em Tiradentes, porta azul. De quinta a domingo, das 10h às 17h. Se a porta estiver fechada, estou no forno dos fundos: bata palmas.",
    ],
  },
  mail: "oi@barromiudo.example",
  follow: "Para ver a fornada saindo: [Instagram](https://www.instagram.com/) e [Pinterest](https://www.pinterest.com/)",
};

/** Pages as Elementor writes them, made for the tests: its sections, containers and widgets, with words of our own. */

let next = 0;
const id = () => (0x1a2b3c0 + ++next).toString(16).slice(-7);

function widget(name: string, inner: string, settings?: object): string {
  const data = settings ? ` data-settings="${JSON.stringify(settings).replaceAll('"', "&quot;")}"` : "";
  return `<div class="elementor-element elementor-element-${id()} elementor-widget elementor-widget-${name}" data-id="${id()}" data-element_type="widget"${data} data-widget_type="${name}.default"><div class="elementor-widget-container">${inner}</div></div>`;
}

const heading = (words: string, tag = "h2") =>
  widget("heading", `<${tag} class="elementor-heading-title elementor-size-default">${words}</${tag}>`);
const text = (html: string) => widget("text-editor", html);
const image = (name: string, alt: string, href?: string) => {
  const base = `https://exemplo.com.br/wp-content/uploads/2025/03/${name}`;
  const img = `<img fetchpriority="high" decoding="async" width="1024" height="683" src="${base}-1024x683.jpg" class="attachment-large size-large wp-image-41" alt="${alt}" srcset="${base}-300x200.jpg 300w, ${base}-1024x683.jpg 1024w" sizes="(max-width: 800px) 100vw, 800px" />`;
  return widget("image", href ? `<a href="${href}">${img}</a>` : img);
};
const button = (words: string, href: string) =>
  widget(
    "button",
    `<div class="elementor-button-wrapper"><a class="elementor-button elementor-button-link elementor-size-lg" href="${href}"><span class="elementor-button-content-wrapper"><span class="elementor-button-icon"><svg aria-hidden="true" class="e-font-icon-svg e-fas-arrow-right" viewBox="0 0 448 512"><path d="M190 40"></path></svg></span><span class="elementor-button-text">${words}</span></span></a></div>`,
  );
const iconList = (...items: readonly (string | readonly [string, string])[]) =>
  widget(
    "icon-list",
    `<ul class="elementor-icon-list-items">${items
      .map((item) => {
        const [words, href] = typeof item === "string" ? [item, ""] : item;
        const inner = `<span class="elementor-icon-list-icon"><i aria-hidden="true" class="fas fa-check"></i></span><span class="elementor-icon-list-text">${words}</span>`;
        return `<li class="elementor-icon-list-item">${href ? `<a href="${href}">${inner}</a>` : inner}</li>`;
      })
      .join("")}</ul>`,
  );
const divider = () => widget("divider", '<div class="elementor-divider"><span class="elementor-divider-separator"></span></div>');
const spacer = () => widget("spacer", '<div class="elementor-spacer"><div class="elementor-spacer-inner"></div></div>');
const video = (url: string) =>
  widget("video", '<div class="elementor-wrapper elementor-open-inline"><div class="elementor-video"></div></div>', {
    youtube_url: url,
    video_type: "youtube",
    controls: "yes",
  });
const accordion = (...items: readonly (readonly [string, string])[]) =>
  widget(
    "accordion",
    `<div class="elementor-accordion">${items
      .map(
        ([title, body], n) =>
          `<div class="elementor-accordion-item"><div id="elementor-tab-title-${n}1" class="elementor-tab-title" data-tab="${n}" role="button" aria-expanded="false"><span class="elementor-accordion-icon elementor-accordion-icon-left" aria-hidden="true"><span class="elementor-accordion-icon-closed"><i class="fas fa-plus"></i></span></span><a class="elementor-accordion-title" tabindex="0">${title}</a></div><div id="elementor-tab-content-${n}1" class="elementor-tab-content elementor-clearfix" data-tab="${n}" role="region"><p>${body}</p></div></div>`,
      )
      .join("")}</div>`,
  );
const toggle = (...items: readonly (readonly [string, string])[]) =>
  widget(
    "toggle",
    `<div class="elementor-toggle">${items
      .map(
        ([title, body]) =>
          `<div class="elementor-toggle-item"><div class="elementor-tab-title" role="button"><span class="elementor-toggle-icon" aria-hidden="true"></span><a class="elementor-toggle-title" tabindex="0">${title}</a></div><div class="elementor-tab-content elementor-clearfix" role="region"><p>${body}</p></div></div>`,
      )
      .join("")}</div>`,
  );
const tabs = (...items: readonly (readonly [string, string])[]) =>
  widget(
    "tabs",
    `<div class="elementor-tabs"><div class="elementor-tabs-wrapper" role="tablist">${items
      .map(([title]) => `<div class="elementor-tab-title elementor-tab-desktop-title" role="tab">${title}</div>`)
      .join("")}</div><div class="elementor-tabs-content-wrapper" role="tablist">${items
      .map(
        ([, body], n) =>
          `<div class="elementor-tab-content elementor-clearfix" role="tabpanel"${n > 0 ? ' hidden="hidden"' : ""}><p>${body}</p></div>`,
      )
      .join("")}</div></div>`,
  );
const iconBox = (title: string, body: string, href?: string) =>
  widget(
    "icon-box",
    `<div class="elementor-icon-box-wrapper"><div class="elementor-icon-box-icon"><span class="elementor-icon"><i aria-hidden="true" class="fas fa-star"></i></span></div><div class="elementor-icon-box-content"><h3 class="elementor-icon-box-title">${href ? `<a href="${href}">${title}</a>` : `<span>${title}</span>`}</h3><p class="elementor-icon-box-description">${body}</p></div></div>`,
  );
const imageBox = (name: string, title: string, body: string) =>
  widget(
    "image-box",
    `<div class="elementor-image-box-wrapper"><figure class="elementor-image-box-img"><img decoding="async" width="300" height="300" src="https://exemplo.com.br/wp-content/uploads/${name}.png" alt="${title}" /></figure><div class="elementor-image-box-content"><h3 class="elementor-image-box-title">${title}</h3><p class="elementor-image-box-description">${body}</p></div></div>`,
  );
const testimonial = (body: string, name: string, job: string) =>
  widget(
    "testimonial",
    `<div class="elementor-testimonial-wrapper"><div class="elementor-testimonial-content">${body}</div><div class="elementor-testimonial-meta"><div class="elementor-testimonial-meta-inner"><div class="elementor-testimonial-details"><div class="elementor-testimonial-name">${name}</div><div class="elementor-testimonial-job">${job}</div></div></div></div></div>`,
  );
const counter = (value: string, title: string) =>
  widget(
    "counter",
    `<div class="elementor-counter"><div class="elementor-counter-title">${title}</div><div class="elementor-counter-number-wrapper"><span class="elementor-counter-number-prefix"></span><span class="elementor-counter-number" data-duration="2000" data-to-value="${value}" data-from-value="0">${value}</span><span class="elementor-counter-number-suffix">+</span></div></div>`,
  );
const priceTable = (name: string, price: string, items: readonly string[], words: string, href: string) =>
  widget(
    "price-table",
    `<div class="elementor-price-table"><div class="elementor-price-table__header"><h3 class="elementor-price-table__heading">${name}</h3></div><div class="elementor-price-table__price"><span class="elementor-price-table__currency">R$</span><span class="elementor-price-table__integer-part">${price}</span></div><ul class="elementor-price-table__features-list">${items.map((item) => `<li class="elementor-repeater-item-${id()}"><div class="elementor-price-table__feature-inner"><i class="far fa-check-circle"></i><span>${item}</span></div></li>`).join("")}</ul><div class="elementor-price-table__footer"><a class="elementor-price-table__button elementor-button elementor-size-md" href="${href}">${words}</a></div></div>`,
  );
const form = (words: string) =>
  widget(
    "form",
    `<form class="elementor-form" method="post" name="Lista"><input type="hidden" name="post_id" value="12"/><div class="elementor-form-fields-wrapper elementor-labels-above"><div class="elementor-field-type-text elementor-field-group elementor-column elementor-col-100"><label for="form-field-name" class="elementor-field-label">Nome</label><input size="1" type="text" name="form_fields[name]" id="form-field-name" class="elementor-field elementor-size-sm elementor-field-textual" placeholder="Seu nome"></div><div class="elementor-field-type-email elementor-field-group elementor-column elementor-col-100"><label for="form-field-email" class="elementor-field-label">E-mail</label><input type="email" name="form_fields[email]" id="form-field-email" class="elementor-field elementor-size-sm" placeholder="voce@exemplo.com" required="required"></div><div class="elementor-field-group elementor-column elementor-field-type-submit elementor-col-100 e-form__buttons"><button type="submit" class="elementor-button elementor-size-sm"><span><span class="elementor-button-text">${words}</span></span></button></div></div></form>`,
  );
const social = (...links: readonly string[]) =>
  widget(
    "social-icons",
    `<div class="elementor-social-icons-wrapper elementor-grid">${links.map((href) => `<span class="elementor-grid-item"><a class="elementor-icon elementor-social-icon elementor-repeater-item-${id()}" href="${href}" target="_blank"><span class="elementor-screen-only">${new URL(href).hostname}</span><i class="fab fa-link"></i></a></span>`).join("")}</div>`,
  );

/** Columns of a section, as Elementor has them since its beginnings; widths in hundredths. */
function section(...columns: readonly (readonly [number, ...string[]])[]): string {
  const inner = columns.map(
    ([width, ...widgets]) =>
      `<div class="elementor-column elementor-col-${width} elementor-top-column elementor-element elementor-element-${id()}" data-id="${id()}" data-element_type="column"><div class="elementor-widget-wrap elementor-element-populated">${widgets.join("")}</div></div>`,
  );
  return `<section class="elementor-section elementor-top-section elementor-element elementor-element-${id()} elementor-section-boxed elementor-section-height-default" data-id="${id()}" data-element_type="section" data-settings="{&quot;background_background&quot;:&quot;classic&quot;}"><div class="elementor-container elementor-column-gap-default">${inner.join("")}</div></section>`;
}

/** Containers, as Elementor has them since flexbox. */
function container(direction: "row" | "column", ...inner: readonly string[]): string {
  return `<div class="elementor-element elementor-element-${id()} e-flex e-con-boxed e-con e-parent ${direction}" data-id="${id()}" data-element_type="container"><div class="e-con-inner">${inner.join("")}</div></div>`;
}
const child = (...inner: readonly string[]) =>
  `<div class="elementor-element elementor-element-${id()} e-con-full e-flex e-con e-child" data-id="${id()}" data-element_type="container">${inner.join("")}</div>`;

function page(title: string, ...sections: readonly string[]): string {
  return `<!DOCTYPE html><html lang="pt-BR"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width"><title>${title}</title><meta name="description" content="${title} em uma página."><meta name="generator" content="WordPress 6.7"/><meta name="generator" content="Elementor 3.25.4; features: e_font_icon_svg; settings: css_print_method-external"><link rel="stylesheet" id="elementor-frontend-css" href="https://exemplo.com.br/wp-content/plugins/elementor/assets/css/frontend.min.css?ver=3.25.4" media="all"><link rel="stylesheet" id="elementor-post-12-css" href="/wp-content/uploads/elementor/css/post-12.css"><style>.row>.e-con-inner{display:flex;flex-direction:row}.e-con.column>.e-con-inner{display:flex;flex-direction:column}</style><script>window.dataLayer=window.dataLayer||[];</script></head><body class="home page-template page elementor-default elementor-page elementor-page-12"><div data-elementor-type="wp-page" data-elementor-id="12" class="elementor elementor-12">${sections.join("")}</div><script src="https://exemplo.com.br/wp-includes/js/jquery/jquery.min.js"></script></body></html>`;
}

/** Twelve pages by what they sell. */
export const ELEMENTOR_PAGES: Readonly<Record<string, string>> = {
  course: page(
    "Curso de marcenaria",
    section([
      100,
      heading("Faça sua primeira mesa", "h1"),
      text("<p>Em <strong>oito aulas</strong>, com o que você tem em casa.</p>"),
      button("Quero começar", "https://pay.exemplo.com/curso"),
    ]),
    section(
      [50, image("bancada", "Bancada de madeira")],
      [50, heading("O que você aprende"), iconList("Medir sem errar", "Cortar em esquadro", "Encaixar sem prego")],
    ),
    section([100, accordion(["Preciso de oficina?", "Não: uma varanda basta."], ["Tem certificado?", "Tem, no fim da última aula."])]),
  ),
  vsl: page(
    "Assista antes de decidir",
    section([
      100,
      heading("Um vídeo de nove minutos", "h1"),
      video("https://www.youtube.com/watch?v=aqz-KE-bpKQ"),
      button("Quero garantir minha vaga", "#oferta"),
    ]),
    section([
      100,
      heading("Perguntas que chegam todo dia"),
      toggle(["Quando começa?", "Na segunda-feira."], ["Posso parcelar?", "Em até doze vezes."]),
    ]),
  ),
  bakery: page(
    "Pão de fermentação lenta",
    container(
      "row",
      child(heading("Pão que dorme 24 horas", "h1"), text("<p>Farinha, água, sal e tempo.</p>"), button("Ver cardápio", "/cardapio")),
      child(image("pao", "Pão cortado ao meio")),
    ),
    container(
      "row",
      child(iconBox("Entrega até as 8h", "Para quem mora no bairro.")),
      child(iconBox("Sem conservantes", "Dura três dias na mesa.", "/sobre")),
      child(iconBox("Encomendas", "Peça com um dia de antecedência.")),
    ),
    container("column", social("https://instagram.com/padaria", "https://wa.me/5581999990000")),
  ),
  pricing: page(
    "Planos de contabilidade",
    section([100, heading("Escolha pelo tamanho da empresa")]),
    section(
      [33, priceTable("Começo", "149", ["Abertura de empresa", "Nota fiscal"], "Assinar Começo", "https://pay.exemplo.com/1")],
      [33, priceTable("Crescendo", "349", ["Tudo do Começo", "Folha de cinco pessoas"], "Assinar Crescendo", "https://pay.exemplo.com/2")],
      [
        33,
        priceTable("Grande", "899", ["Tudo do Crescendo", "Quem atende você tem nome"], "Falar com a gente", "https://wa.me/5511988887777"),
      ],
    ),
  ),
  capture: page(
    "Aula gratuita na quinta",
    section(
      [
        60,
        heading("Planilha que fecha o mês sozinha", "h1"),
        text("<p>Uma aula ao vivo, na quinta às 20h.</p><ul><li>Do zero</li><li>Com modelo pronto</li></ul>"),
      ],
      [40, form("Guardar meu lugar")],
    ),
    section([25, counter("1200", "Alunas")], [25, counter("48", "Aulas")], [25, counter("9", "Anos")], [25, counter("3", "Países")]),
  ),
  clinic: page(
    "Fisioterapia em casa",
    section([
      100,
      heading("A sessão vai até você", "h1"),
      text("<p>Ligue <a href='tel:+558133334444'>(81) 3333-4444</a> ou <a href='mailto:oi@exemplo.com.br'>escreva</a>.</p>"),
    ]),
    section(
      [50, imageBox("joelho", "Joelho", "Depois de cirurgia ou de queda.")],
      [50, imageBox("coluna", "Coluna", "Para quem passa o dia sentado.")],
    ),
    section([100, divider(), spacer(), text("<p>Atendemos de segunda a sábado.</p>")]),
  ),
  testimonials: page(
    "Quem já fez conta",
    section([100, heading("O que mudou para elas")]),
    section(
      [50, testimonial("Voltei a dormir sem pensar no estoque.", "Loja da Rua Nova", "Recife")],
      [50, testimonial("O domingo é meu de novo.", "Ateliê Mandacaru", "Caruaru")],
    ),
    section([100, button("Quero também", "https://pay.exemplo.com/3")]),
  ),
  tabs: page(
    "Roteiro de viagem",
    section([
      100,
      heading("Três dias na chapada", "h1"),
      tabs(
        ["Dia um", "Subida pela manhã, banho à tarde."],
        ["Dia dois", "Trilha de seis quilômetros."],
        ["Dia três", "Volta com parada no mirante."],
      ),
    ]),
    section([100, image("mirante", "Mirante ao pôr do sol", "https://exemplo.com.br/fotos")]),
  ),
  gallery: page(
    "Fotos de casamento",
    section([100, heading("Luz natural, sem pose", "h1")]),
    section([33, image("um", "Noiva na janela")], [33, image("dois", "Mãos dadas")], [33, image("tres", "Pista de dança")]),
    section([33, image("quatro", "Buquê no ar")], [33, image("cinco", "Avós sorrindo")], [33, image("seis", "Saída dos noivos")]),
    section([100, button("Pedir orçamento", "https://wa.me/5521977776666")]),
  ),
  inner: page(
    "Seções dentro de seções",
    section(
      [
        50,
        heading("Fora à esquerda"),
        `<section class="elementor-section elementor-inner-section elementor-element elementor-section-boxed"><div class="elementor-container elementor-column-gap-default"><div class="elementor-column elementor-col-50 elementor-inner-column elementor-element"><div class="elementor-widget-wrap">${text("<p>Dentro, um</p>")}</div></div><div class="elementor-column elementor-col-50 elementor-inner-column elementor-element"><div class="elementor-widget-wrap">${text("<p>Dentro, dois</p>")}</div></div></div></section>`,
      ],
      [50, heading("Fora à direita"), button("Seguir", "/seguir")],
    ),
  ),
  article: page(
    "Como escolher um violão",
    section([
      100,
      heading("Como escolher um violão", "h1"),
      image("violoes", "Violões na parede"),
      text(
        "<h2>Madeira</h2><p>O tampo decide o som. <em>Cedro</em> é mais doce.</p><h2>Tamanho</h2><p>Mãos pequenas pedem um <a href='https://exemplo.com.br/tres-quartos'>três quartos</a>.</p><blockquote><p>Compre o que você tem vontade de pegar.</p></blockquote><ol><li>Toque sentado</li><li>Toque em pé</li></ol>",
      ),
      button("Ver modelos", "https://loja.exemplo.com.br"),
    ]),
  ),
  footer: page(
    "Loja de plantas",
    section([100, heading("Plantas que aguentam apartamento", "h1"), text("<p>Chegam com vaso e bilhete de rega.</p>")]),
    section(
      [33, heading("Loja", "h4"), iconList(["Novidades", "/novidades"], ["Vasos", "/vasos"])],
      [33, heading("Ajuda", "h4"), iconList(["Trocas", "/trocas"], ["Fale com a gente", "mailto:oi@exemplo.com.br"])],
      [33, heading("Contato", "h4"), text("<p>Rua das Flores, 10 — Olinda</p>")],
    ),
    section([100, text("<p>© Loja de plantas. CNPJ 12.345.678/0001-95</p>")]),
  ),
};

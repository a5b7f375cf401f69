import type { Language } from "@vitrine/document";

/** What a folder has to say of itself. */
export interface FolderFacts {
  /** The page's own. */
  readonly language: Language;
  readonly title: string;
  /** The address of the site that takes its forms. */
  readonly home: string;
  readonly hasOpenForms: boolean;
  readonly hasClosedForms: boolean;
  readonly hasFonts: boolean;
  readonly hasShareImage: boolean;
}

type Lines = Readonly<Record<"start" | "assets" | "links" | "open" | "closed" | "fonts" | "share", string>>;

const WORDS: Readonly<Record<Language, Lines & { readonly file: string }>> = {
  pt: {
    file: "LEIA-ME.txt",
    start: "Abra index.html no navegador, ou envie tudo o que está aqui para uma pasta do seu servidor. Nada precisa ser instalado.",
    assets: "A pasta assets tem o que a página carrega. Deixe-a ao lado de index.html, com os mesmos nomes.",
    links: "Links que começam com / levam à raiz do endereço onde a página estiver.",
    open: "Os formulários enviam as respostas para {home}, e elas chegam aos seus Leads. Isso vale enquanto a página estiver publicada lá.",
    closed:
      "Há formulário fechado nesta cópia: a página não está publicada, ou o formulário mudou depois da publicação, e ninguém receberia as respostas. Publique a página e baixe de novo.",
    fonts: "As fontes estão sob a SIL Open Font License. O texto de cada licença está em assets, ao lado delas.",
    share:
      "A imagem de compartilhamento está em assets. As redes sociais só a encontram pelo endereço completo: troque-o em og:image, no index.html.",
  },
  en: {
    file: "README.txt",
    start: "Open index.html in a browser, or put everything that is here into a folder of your web server. There is nothing to install.",
    assets: "The folder assets has what the page loads. Leave it beside index.html, with the names it has.",
    links: "Links that begin with / lead to the root of wherever the page stands.",
    open: "Forms send their answers to {home}, and they arrive in your Leads. That holds while the page is published there.",
    closed:
      "A form is closed in this copy: the page is not published, or the form has changed since, and nobody would receive the answers. Publish the page and download it again.",
    fonts: "The fonts are under the SIL Open Font License. The text of each licence is in assets, beside them.",
    share: "The sharing image is in assets. Social networks find it by its full address only: put that into og:image in index.html.",
  },
  es: {
    file: "LEAME.txt",
    start: "Abre index.html en el navegador, o sube todo lo que hay aquí a una carpeta de tu servidor. No hay que instalar nada.",
    assets: "La carpeta assets tiene lo que la página carga. Déjala al lado de index.html, con los mismos nombres.",
    links: "Los enlaces que empiezan con / llevan a la raíz de la dirección donde esté la página.",
    open: "Los formularios envían las respuestas a {home}, y llegan a tus Leads. Vale mientras la página esté publicada allí.",
    closed:
      "Hay un formulario cerrado en esta copia: la página no está publicada, o el formulario cambió después de publicarla, y nadie recibiría las respuestas. Publica la página y descárgala otra vez.",
    fonts: "Las fuentes están bajo la SIL Open Font License. El texto de cada licencia está en assets, al lado de ellas.",
    share:
      "La imagen para compartir está en assets. Las redes sociales solo la encuentran por su dirección completa: ponla en og:image, en index.html.",
  },
};

/** The file that says what a downloaded page is made of, and what becomes of its forms. */
export function folderReadme(facts: FolderFacts): { readonly path: string; readonly content: string } {
  const { file, start, assets, links, open, closed, fonts, share } = WORDS[facts.language];
  const lines = [
    start,
    assets,
    links,
    ...(facts.hasOpenForms ? [open.replace("{home}", () => facts.home)] : []),
    ...(facts.hasClosedForms ? [closed] : []),
    ...(facts.hasShareImage ? [share] : []),
    ...(facts.hasFonts ? [fonts] : []),
  ];
  // Windows' own editor still wants both.
  return { path: file, content: [facts.title, ...lines].map((line) => `${line}\r\n`).join("\r\n") };
}

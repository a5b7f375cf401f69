import { type BlockRecord, DOCUMENT_LIMITS, type DocumentRecord, emptyDocument, keysBetween, type PageDocument } from "@vitrine/document";

type Props = BlockRecord["props"];

/** As many records as a page may have, its own and the tokens it starts with apart. */
const MOST_RECORDS = DOCUMENT_LIMITS.records - 20;
/** A little under what a page may weigh. */
const MOST_BYTES = DOCUMENT_LIMITS.bytes - 50_000;
const ORDERS = keysBetween(null, null, DOCUMENT_LIMITS.records);

/** A page filled with records until the limits of a document end it. */
class FullPage {
  readonly #records: Record<string, DocumentRecord>;
  #bytes: number;
  #made = 0;

  constructor(page: Partial<DocumentRecord> = {}) {
    const { records } = emptyDocument({ title: "Cheia", language: "pt" });
    this.#records = { ...records, page: { ...records.page, ...page } as DocumentRecord };
    this.#bytes = Buffer.byteLength(JSON.stringify(this.#records));
    this.add("section", "page", "body", { tag: "section" }, {}, "s");
  }

  add(kind: string, parentId: string, slot: string, props: Props, styles: BlockRecord["styles"] = {}, id = `b${this.#made}`): string {
    const record: BlockRecord = { type: "block", id, kind, version: 1, parentId, slot, order: ORDERS[this.#made] ?? "a0", props, styles };
    return this.put(record);
  }

  put(record: DocumentRecord): string {
    this.#records[record.id] = record;
    this.#bytes += Buffer.byteLength(JSON.stringify(record)) + record.id.length + 4;
    this.#made += 1;
    return record.id;
  }

  document(): PageDocument {
    return { schema: 1, records: this.#records };
  }

  /** Adds what `next` adds, until no more fits of about as much again. */
  fill(next: (index: number) => void): PageDocument {
    for (let index = 0, before = this.#bytes, many = this.#made; ; index++) {
      next(index);
      const [grown, more] = [this.#bytes - before, this.#made - many];
      if (this.#bytes + grown > MOST_BYTES || this.#made + more > MOST_RECORDS) return this.document();
      before = this.#bytes;
      many = this.#made;
    }
  }
}

const words = (text: string): Props["content"] => [{ type: "text", text }];
const field = (index: number, input: string, options: string[] = []): Props => {
  const name = `campo${index}`;
  return { input, name, label: `Rótulo ${index}`, placeholder: "", isRequired: true, isLabelShown: true, options, value: "" };
};
const form = (thanks: string, redirectTo = ""): Props => ({
  name: "Lista",
  submitLabel: "Entrar",
  after: redirectTo === "" ? "message" : "redirect",
  thanks,
  redirectTo,
});

function forms(fields: number, most?: number): PageDocument {
  const page = new FullPage();
  let made = 0;
  const next = (): void => {
    made += 1;
    const id = page.add("form", "s", "content", form("Obrigado & até já. ".repeat(20)));
    for (let i = 0; i < fields; i++) page.add("field", id, "fields", field(i, "text"));
  };
  if (most === undefined) return page.fill(next);
  while (made < most) next();
  return page.document();
}

function deep(): PageDocument {
  const page = new FullPage();
  return page.fill((index) => {
    let parent = "s";
    for (let depth = 0; depth < DOCUMENT_LIMITS.depth - 3; depth++) parent = page.add("container", parent, "content", {});
    page.add("heading", parent, "content", { level: "h2", content: words(`Fundo ${index} `.repeat(60)) });
  });
}

function styles(): PageDocument {
  const page = new FullPage();
  return page.fill((index) => {
    const declarations = (shift: number) => ({
      fontSize: { type: "length", value: 10 + index / 100 + shift, unit: "px" },
      color: { type: "color", value: `#${(index * 7 + shift).toString(16).padStart(6, "0")}` },
      paddingBlockStart: { type: "length", value: index + shift, unit: "px" },
    });
    const all = Object.fromEntries(
      ["base", "tablet", "mobile"].map((at, i) => [at, { normal: declarations(i), hover: declarations(i + 3) }]),
    );
    page.add("heading", "s", "content", { level: "h2", content: words("x") }, all as BlockRecord["styles"]);
  });
}

/** Each font token used by a block of its own. */
function tokens(): PageDocument {
  const page = new FullPage();
  return page.fill((index) => {
    const id = page.put({ type: "token", id: `t${index}`, kind: "font", name: "Fonte", order: ORDERS[index] ?? "a0", value: "fraunces" });
    const style = { base: { normal: { fontFamily: { type: "token", id } } } } as BlockRecord["styles"];
    page.add("heading", "s", "content", { level: "h2", content: words("x") }, style);
  });
}

/** Words that a compressor finds little to save in. */
function variedText(length: number): string {
  let text = "";
  for (; text.length < length; variety = (variety * 48_271) % 2_147_483_647) text += `${variety.toString(36)} `;
  return text.slice(0, length);
}
let variety = 1;

/** A hundred short runs of words, each with every mark there is. */
function marked(): Props["content"] {
  const marks = ["bold", "italic", "underline", "strike", "highlight"].map((type) => ({ type }));
  return Array.from({ length: 100 }, () => ({ type: "text", text: "a", marks }));
}

/** The largest pages that the limits of a document allow, each large in another way. `imageId` is an image of the account's own. */
export function limitShapes(imageId: string): ReadonlyMap<string, () => PageDocument> {
  const filled = (kind: string, props: (index: number) => Props, page?: Partial<DocumentRecord>) => (): PageDocument => {
    const full = new FullPage(page);
    return full.fill((index) => full.add(kind, "s", "content", props(index)));
  };
  const link = "https://loja.example/?".padEnd(2_048, "&");
  return new Map([
    ["50 forms of 20 fields", () => forms(20, 50)],
    ["400 forms of 20 fields", () => forms(20, 400)],
    ["forms", () => forms(0)],
    ["fields of one form", () => forms(MOST_RECORDS - 10, 1)],
    ["choices", () => choices()],
    ["letters", filled("heading", () => ({ level: "h2", content: words("Café torrado na serra. ".repeat(30)) }))],
    ["long texts", filled("text", () => ({ content: [{ type: "paragraph", content: words(variedText(20_000)) }] }))],
    ["repeated text", filled("text", () => ({ content: [{ type: "paragraph", content: words("Grão ".repeat(4_000)) }] }))],
    ["apostrophes", filled("text", () => ({ content: [{ type: "paragraph", content: words("'".repeat(20_000)) }] }))],
    ["marks", filled("heading", () => ({ level: "h2", content: marked() }))],
    ["marks within their budget", markedWithin],
    ["links", filled("button", () => ({ content: words("Ir"), href: "", newTab: false, look: "solid" }), { defaultHref: link } as never)],
    ["redirects", redirects],
    ["pictures", filled("image", () => ({ image: { imageId, width: 1500, height: 1000 }, alt: "Grãos", href: "", newTab: false }))],
    ["pictures in columns", () => columnsOf(imageId)],
    ["deep containers", deep],
    ["styles", styles],
    ["font tokens", tokens],
  ]);
}

/** As many marks as are rendered: 160 headings of 601 objects each, a little under 100,000. */
function markedWithin(): PageDocument {
  const page = new FullPage();
  for (let i = 0; i < 160; i++) page.add("heading", "s", "content", { level: "h2", content: marked() });
  return page.document();
}

function choices(): PageDocument {
  const page = new FullPage();
  const id = page.add("form", "s", "content", form("Obrigado"));
  const options = Array.from({ length: 100 }, (_, i) => `Opção ${i} `.padEnd(120, "x"));
  return page.fill((index) => page.add("field", id, "fields", field(index, "select", options)));
}

function redirects(): PageDocument {
  const page = new FullPage();
  return page.fill((index) => page.add("form", "s", "content", form("", `https://loja-${index}.example/obrigado`)));
}

function columnsOf(imageId: string): PageDocument {
  const page = new FullPage();
  const columns = page.add("columns", "s", "content", { stackAt: "mobile" });
  const boxes = Array.from({ length: 6 }, () => page.add("container", columns, "columns", {}));
  const imageProps = { image: { imageId, width: 1500, height: 1000 }, alt: "Grãos", href: "", newTab: false };
  return page.fill((index) => page.add("image", boxes[index % boxes.length] ?? "", "content", imageProps));
}

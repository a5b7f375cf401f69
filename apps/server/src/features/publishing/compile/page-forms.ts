import { blockDefinition, type FormFacts, knownDefinition, MOST_CHARACTERS, TRAP_FIELD } from "@vitrine/blocks";
import { type FormSpec, type FormTerms, formTerms } from "@vitrine/contract";
import { ancestors, answerPlaces, type BlockRecord, type DocumentTree, subtree } from "@vitrine/document";
import { type PageParts, THANKS_ID } from "@vitrine/renderer";

export type Forms = Readonly<Record<string, FormSpec>>;

/** The forms that visitors see: what is not known here is not on the page. */
export function formSpecs(tree: DocumentTree): Forms {
  const specs = [...tree.records()].flatMap((record) => {
    const form = record.type === "block" ? knownDefinition(record)?.form?.(record.props) : undefined;
    return form ? [[record.id, formSpec(tree, record.id, form)] as const] : [];
  });
  return Object.fromEntries(specs);
}

function formSpec(tree: DocumentTree, formId: string, { name, after, redirectTo, thanks }: FormFacts): FormSpec {
  const isRedirect = after === "redirect" && redirectTo !== "";
  const fields = subtree(tree, formId).flatMap((block) => {
    const definition = knownDefinition(block);
    const question = definition?.question?.(block.props);
    const questions = question ? [question] : (definition?.questions?.(block.props) ?? []);
    const isForAll = !isForSome(tree, formId, block);
    return questions.map((each) => ({ ...each, isRequired: each.isRequired && isForAll, options: [...each.options] }));
  });
  const takesAnswers = isRedirect && (answerPlaces(redirectTo).length > 0 || fields.some(({ passKey }) => passKey !== undefined));
  return { name, after: isRedirect ? "redirect" : "message", redirectTo, ...(takesAnswers ? { takesAnswers } : {}), thanks, fields };
}

/** Whether some who see the form do not see this block of it, at their width or by then: nobody must answer what they were not asked. */
function isForSome(tree: DocumentTree, formId: string, block: BlockRecord): boolean {
  const above = ancestors(tree, block.id);
  const inForm = above.slice(
    0,
    above.findIndex(({ id }) => id === formId),
  );
  return [block, ...inForm].some(
    (each) => each.display !== undefined || each.hiddenAt !== undefined || knownDefinition(each)?.waits !== undefined,
  );
}

/** The words and limits that the forms of a page are published with; nothing for a page without any. */
export function termsOf(tree: DocumentTree, forms: Forms): { readonly terms?: FormTerms } {
  if (Object.keys(forms).length === 0) return {};
  const { language } = tree.page();
  const words = formTerms.shape.words.parse(blockDefinition("form")?.messages[language].visitor);
  return { terms: { language, words, most: { ...MOST_CHARACTERS }, trapField: TRAP_FIELD, thanksId: THANKS_ID } };
}

type ByteRange = NonNullable<FormSpec["place"]>;

/** Where the forms stand in the page as it is stored, by form: counted in one go, since a page may hold thousands. */
export function byteRanges({ html, formRanges }: PageParts): Map<string, ByteRange> {
  const ranges = new Map<string, ByteRange>();
  let [characters, bytes] = [0, 0];
  const bytesTo = (end: number): number => {
    bytes += Buffer.byteLength(html.slice(characters, end));
    characters = end;
    return bytes;
  };
  for (const { formId, from, to, open, close } of formRanges()) ranges.set(formId, { from: bytesTo(from), to: bytesTo(to), open, close });
  return ranges;
}

export function placed(forms: Forms, rangeOf: ReadonlyMap<string, ByteRange>): Record<string, FormSpec> {
  return Object.fromEntries(
    Object.entries(forms).map(([id, spec]) => {
      const place = rangeOf.get(id);
      return [id, place ? { ...spec, place } : spec];
    }),
  );
}

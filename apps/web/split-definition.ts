import { parseAst } from "vite";

/** What of a block kind's definition nobody needs before somebody changes a page. */
export const LATER_PARTS = ["props", "seed", "panel"] as const;
/** What of it few kinds have. */
export const RARE_PARTS = ["check", "followNames"] as const;

/** The two halves of a `block.ts`, as TypeScript. */
export interface SplitDefinition {
  /** The module, with a definition that `withLaterParts` completes. */
  readonly early: string;
  /** A module with those parts alone, as its `parts`. */
  readonly later: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** What stands at the top of a module: its own text, the names that it declares and those that it uses. */
interface Statement {
  readonly node: Node;
  readonly names: readonly string[];
  readonly uses: ReadonlySet<string>;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([field, value]) => {
    const isLabel = field === (node.type === "MemberExpression" ? "property" : "key") && !node.computed;
    return isLabel ? [] : [value].flat().filter(isNode);
  });
}

/** Every name in a piece of code that may stand for something outside of it; labels of properties are none. */
function namesIn(node: Node): Set<string> {
  const own = node.type === "Identifier" ? [node.name as string] : [];
  return new Set([...own, ...childrenOf(node).flatMap((child) => [...namesIn(child)])]);
}

function statementOf(node: Node): Statement {
  const inner = isNode(node.declaration) ? node.declaration : node;
  const declared = inner.type === "VariableDeclaration" ? (inner.declarations as Node[]).map(({ id }) => id) : [inner.id];
  return { node, names: declared.filter(isNode).map(({ name }) => name as string), uses: namesIn(node) };
}

/** The statements that some names lead to, in their order. */
function reachedFrom(names: ReadonlySet<string>, statements: readonly Statement[]): Statement[] {
  const reached = new Set<Statement>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    for (const statement of statements) {
      if (reached.has(statement) || !statement.names.includes(name)) continue;
      reached.add(statement);
      waiting.push(...statement.uses);
    }
  }
  return statements.filter((statement) => reached.has(statement));
}

/** The literal in `export const name = defineBlock({ … })`. */
function literalOf({ node }: Statement): Node | null {
  const [declared] = isNode(node.declaration) ? ((node.declaration.declarations as Node[] | undefined) ?? []) : [];
  const call = declared && isNode(declared.init) ? declared.init : null;
  if (call?.type !== "CallExpression" || (call.callee as Node).name !== "defineBlock") return null;
  return (call.arguments as Node[])[0] ?? null;
}

/** Whether it is a schema that others may refer to: by its type alone, which no browser needs. */
function isSchema({ node }: Statement): boolean {
  const [declared] = isNode(node.declaration) ? ((node.declaration.declarations as Node[] | undefined) ?? []) : [];
  let root = declared && isNode(declared.init) ? declared.init : null;
  while (root?.type === "CallExpression" || root?.type === "MemberExpression") root = (root.callee ?? root.object) as Node;
  return root?.name === "z";
}

/**
 * Divides the module of one block kind in two, each with what it needs of the rest of the module.
 * @throws where the source has no `defineBlock` with all of those parts.
 */
export function splitDefinition(source: string, file: string): SplitDefinition {
  const body = parseAst(source, { lang: "ts" }).body as unknown as Node[];
  const imports = body.filter(({ type }) => type === "ImportDeclaration");
  const statements = body.filter((node) => !imports.includes(node)).map(statementOf);
  const definition = statements.find((statement) => literalOf(statement));
  const literal = definition && literalOf(definition);
  if (!literal) throw new Error(`no block is defined in ${file}`);
  const textOf = ({ start, end }: Node): string => source.slice(start, end);
  const properties = literal.properties as Node[];
  const isLater = ({ key }: Node): boolean => isNode(key) && [...LATER_PARTS, ...RARE_PARTS].some((part) => part === key.name);
  const [later, early] = [properties.filter(isLater), properties.filter((property) => !isLater(property))];
  const has = (part: string): boolean => later.some(({ key }) => (key as Node).name === part);
  if (!LATER_PARTS.every(has)) throw new Error(`a part of its definition is missing in ${file}`);

  const others = statements.filter((statement) => statement !== definition);
  const offered = others.filter((statement) => statement.node.type === "ExportNamedDeclaration" && !isSchema(statement));
  const earlyNames = new Set([
    "defineBlock",
    ...early.flatMap((property) => [...namesIn(property)]),
    ...offered.flatMap(({ names }) => names),
  ]);
  const laterNames = new Set(later.flatMap((property) => [...namesIn(property)]));
  const lines = (names: ReadonlySet<string>): string[] => {
    const reached = reachedFrom(names, others);
    const used = new Set([...names, ...reached.flatMap(({ uses }) => [...uses])]);
    // What a half has no use for, it does not import either: files are put together by what imports what.
    const needed = imports.filter((each) => [...namesIn(each)].some((name) => used.has(name)));
    return [...needed, ...reached.map(({ node }) => node)].map(textOf);
  };
  const beginning = source.slice(definition.node.start, literal.start);
  return {
    early: [
      'import { withLaterParts } from "virtual:kept-kind-parts";',
      ...lines(earlyNames),
      `${beginning}withLaterParts({${early.map(textOf).join(",\n")}}));`,
    ].join("\n"),
    later: [...lines(laterNames), `export const parts = {${later.map(textOf).join(",\n")}};`].join("\n"),
  };
}

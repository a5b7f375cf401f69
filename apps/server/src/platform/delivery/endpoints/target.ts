/** Where deliveries of an endpoint go. */
export interface Target {
  readonly url: string;
  readonly method: "POST" | "PUT" | "PATCH" | "GET";
  /** What goes with each, with small names; keys may be among them. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What the connection, the signature and the clouds' own services are told is not the endpoint's to say. */
const NOT_THEIRS =
  /^(?:host|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|content-length|expect|webhook-.*|metadata.*|x-aws-ec2-.*|x-google-metadata.*)$/;
const NAME = /^[!#$%&'*+.^_`|~0-9a-z-]{1,100}$/;
const VALUE = /^[\t\x20-\x7e\x80-\xff]{0,2000}$/;
const MOST_HEADERS = 20;
const LONGEST_URL = 2_000;

/** What is wrong with a target: `url` no http address without a name in it · `headers` one that is not an endpoint's to say. */
export class TargetRefused extends Error {
  readonly part: "url" | "headers";

  constructor(part: "url" | "headers") {
    super(`the target of deliveries: ${part}`);
    this.name = "TargetRefused";
    this.part = part;
  }
}

/**
 * A target as it is kept. Whether its address may be asked is found out at each attempt, where it is known.
 * @throws {TargetRefused}
 */
export function checkTarget({ url, method, headers }: Target): Target {
  const parsed = URL.parse(url);
  if (!parsed || url.length > LONGEST_URL || !/^https?:$/.test(parsed.protocol) || parsed.username || parsed.password)
    throw new TargetRefused("url");
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  const isFine = named.every(([name, value]) => NAME.test(name) && !NOT_THEIRS.test(name) && VALUE.test(value));
  if (!isFine || named.length > MOST_HEADERS) throw new TargetRefused("headers");
  return { url: parsed.href, method, headers: Object.fromEntries(named) };
}

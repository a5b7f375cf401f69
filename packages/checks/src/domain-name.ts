/**
 * Whether a title is nothing but the domain its page is found at, however it is written: with `https://`, with
 * `www.`, in capitals, with or without the port.
 * @param hosts in small letters
 */
export function isDomainName(title: string, hosts: readonly string[]): boolean {
  const said = title
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/\/+$/, "");
  return said !== "" && hosts.some((host) => said === host || said === host.replace(/:\d+$/, ""));
}

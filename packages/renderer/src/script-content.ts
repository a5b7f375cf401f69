/** A script as it stands in the page: nothing in it can end it early. */
export function scriptContent(script: string): string {
  return script.replace(/<\/(?=script)/gi, "<\\/").replaceAll("<!--", "<\\!--");
}

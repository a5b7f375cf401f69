/** Where a picture at least `width` pixels wide is to be had; the server writes the origin into the page that loads the app. */
export function imageAddress(imageId: string, width: number): string {
  const origin = document.querySelector<HTMLMetaElement>('meta[name="vitrine-uploads-origin"]')?.content ?? "";
  return `${origin}/i/${imageId}/${width}`;
}

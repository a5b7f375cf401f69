/** A page in a frame. Nothing in it runs; without scripts, the page's own origin grants it nothing but our fonts. */
export function ShownPage({ html, title }: { readonly html: string; readonly title: string }) {
  return (
    <iframe title={title} sandbox="allow-same-origin" srcDoc={html} className="min-h-0 w-full flex-1 border-0 bg-raised scheme-light" />
  );
}

/** What this page's own styles and scripts must carry to count as ours; undefined where the page came without a policy. */
export function cspNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}

/** What WordPress, and Elementor in it, leave in every page they make. */
const MARKS = [
  /<meta[^>]{0,200}\bname\s*=\s*["']?generator["']?[^>]{0,200}\b(?:WordPress|Elementor)\b/i,
  /<meta[^>]{0,200}\b(?:WordPress|Elementor)\b[^>]{0,200}\bname\s*=\s*["']?generator\b/i,
  /\/wp-(?:content|includes)\//i,
  /\bdata-elementor-(?:type|id)\s*=/i,
  /\bclass\s*=\s*["'][^"'>]{0,2000}\belementor-(?:page|section|element|widget)\b/i,
];

/** Whether a page was made with WordPress or Elementor, as far as it shows. */
export function isFromWordpress(html: string): boolean {
  return MARKS.some((mark) => mark.test(html));
}

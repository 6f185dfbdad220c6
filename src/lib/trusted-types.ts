declare global {
  /** Missing from TypeScript's DOM, and from older browsers. */
  var trustedTypes:
    | { createPolicy(name: string, rules: { createHTML: (html: string) => string | null }): unknown }
    | undefined;
}

/**
 * Lets React Aria empty its live region by `innerHTML = ''`. Under the content security policy of the page any other
 * HTML, script or script address from a string stays refused.
 */
export function allowEmptyHtml(): void {
  globalThis.trustedTypes?.createPolicy('default', { createHTML: (html) => (html === '' ? html : null) });
}

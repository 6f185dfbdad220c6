/** Anybody can type any name beside somebody else's address: only letters reach a mail, never an advert or a link. */
export function greeting(firstName: string): string {
  return /^[\p{L}\p{M}' -]{1,60}$/u.test(firstName) ? `Hello ${firstName},` : 'Hello,';
}

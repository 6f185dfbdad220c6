/**
 * The address that a deal leads to, or null where it must not be opened: a link that is not https could be read and
 * changed on its way, and what is no web address at all could run here.
 */
export function trackingLink(written: string): string | null {
  const url = URL.parse(written);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
}

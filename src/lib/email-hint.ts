/** Common email providers. Short names are left out, because too many real domains are similar to them. */
const PROVIDERS = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'proton.me',
  'protonmail.com',
  'yandex.ru',
];

/** Real domains that differ from a provider by one letter. */
const LOOKALIKES = ['mail.com', 'email.com', 'ymail.com'];

/**
 * Suggests an address if the domain is one typo away from a common provider: `dana@gmail.com` for `dana@gmial.com`. Null
 * without a suggestion.
 *
 * @param address without spaces around it
 */
export function emailHint(address: string): string | null {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || PROVIDERS.includes(domain) || LOOKALIKES.includes(domain)) return null;
  const meant = PROVIDERS.find((provider) => isOneSlipAway(domain, provider));
  return meant === undefined ? null : `${address.slice(0, at)}@${meant}`;
}

/** Whether one letter was added, removed or replaced, or two neighbours were swapped. */
function isOneSlipAway(typed: string, meant: string): boolean {
  const start = commonStart(typed, meant);
  const [rest, restMeant] = [typed.slice(start), meant.slice(start)];
  const [first = '', second = ''] = rest;
  return (
    rest.slice(1) === restMeant ||
    rest === restMeant.slice(1) ||
    rest.slice(1) === restMeant.slice(1) ||
    second + first + rest.slice(2) === restMeant
  );
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

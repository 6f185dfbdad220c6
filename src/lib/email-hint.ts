/** Where most players have their mail; short names are left out, as too many real ones are close to them. */
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

/** One letter away from the above, and real. */
const LOOKALIKES = ['mail.com', 'email.com', 'ymail.com'];

/**
 * The address that was probably meant where the part after the @ is one slip away from that of a common provider:
 * `dana@gmail.com` for `dana@gmial.com`. Null where nothing seems wrong.
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

/** One letter too many, too few, another, or two that changed places. */
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

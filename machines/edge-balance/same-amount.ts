/** Whether two decimal strings are the same number: `0` and `0.00` are. */
export function sameAmount(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(amount: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)0*(\d*)\.?(\d*?)0*$/.exec(amount) ?? [];
  return whole + fraction === '' ? '0' : `${sign}${whole}.${fraction}`;
}

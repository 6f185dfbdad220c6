/**
 * Edge as the player reads it: grouped in the UI language, every decimal the server sent, never through a float.
 *
 * @param amount a decimal string, e.g. `"1234.50"`
 */
export function formatEdge(amount: string, locale: string): string {
  const decimals = amount.split('.')[1]?.length ?? 0;
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  // ES2023 formats decimal strings exactly; TypeScript's name for one is this template type.
  return format.format(amount as `${number}`);
}

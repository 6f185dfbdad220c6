/** A number as the API takes it: digits and a point, never grouped and never with an exponent; nothing for NaN. */
export function plainDecimal(value: number): string {
  if (Number.isNaN(value)) return '';
  const shortest = String(value);
  if (!shortest.includes('e')) return shortest;
  return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
}

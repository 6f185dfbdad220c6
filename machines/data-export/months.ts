/** The month of a day or a timestamp: `2026-03` of `2026-03-01T09:30:00Z`. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** @param month `2026-03` */
export function monthsBefore(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * 12 + number - 1 - count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

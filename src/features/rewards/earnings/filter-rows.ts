import { foldText } from '#lib/fold-text.ts';
import type { EarningsRow } from '#sdk/generated/model/earnings-row.ts';

/** The rows whose room or username has every word of the text, whatever its case and accents. */
export function filterRows(rows: readonly EarningsRow[], text: string): readonly EarningsRow[] {
  const words = foldText(text).split(' ');
  return rows.filter((row) => {
    const names = foldText(`${row.room.name}\n${row.username}`);
    return words.every((word) => names.includes(word));
  });
}

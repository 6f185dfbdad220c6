/** The widths that a chart has labels for: below and above that of a tablet. */
const MOST = { narrow: 5, wide: 10 };

/** Where the label of a slot shows: so few that they never collide, the first always among them. */
export type LabelPlace = 'always' | 'narrow' | 'wide';

/** The slots whose label shows, at equal steps, and where. */
export function axisLabels(slots: number): { slot: number; place: LabelPlace }[] {
  const narrow = stepFor(slots, MOST.narrow);
  const wide = stepFor(slots, MOST.wide);
  return Array.from({ length: slots }, (_, slot) => slot).flatMap((slot) => {
    const [isNarrow, isWide] = [isMarked(slot, narrow, slots), isMarked(slot, wide, slots)];
    if (!isNarrow && !isWide) return [];
    return [{ slot, place: isNarrow && isWide ? 'always' : isNarrow ? 'narrow' : 'wide' }];
  });
}

/** At each step, unless half of the label would stand beyond the end of the axis. */
function isMarked(slot: number, step: number, slots: number): boolean {
  return slot % step === 0 && (slot === 0 || slot + step / 2 <= slots);
}

/** Whole weeks where more than five days lie between two labels. */
function stepFor(slots: number, most: number): number {
  const step = Math.ceil(slots / most);
  return step > 5 ? Math.ceil(step / 7) * 7 : step;
}

import * as z from 'zod/mini';

import { memberNoteKey } from './member-notes.ts';
import { localStore, parseJson } from './storage.ts';

/** The settings of a grid: row height, hidden columns and column widths. */
export interface KeptGridView {
  readonly density: 'compact' | 'standard' | 'comfortable';
  readonly hiddenColumns: readonly string[];
  /** In pixels. */
  readonly columnWidths: Readonly<Record<string, number>>;
}

/** Wider than any screen: such a stored width is invalid. */
const MOST_PX = 4000;

const widths = z.pipe(
  z.unknown(),
  z.transform((stored): Record<string, number> =>
    Object.fromEntries(
      Object.entries(stored ?? {}).filter((entry): entry is [string, number] => isWidth(entry[1])),
    ),
  ),
);

// An invalid setting does not discard the others.
const kept = z.catch(
  z.object({
    density: z.catch(z.enum(['compact', 'standard', 'comfortable']), 'standard'),
    hiddenColumns: z.catch(z.array(z.string()), []),
    columnWidths: z.catch(widths, {}),
  }),
  { density: 'standard', hiddenColumns: [], columnWidths: {} },
);

/** The stored grid settings of a member in this browser, or the defaults. */
export function readGridView(member: number, grid: string): KeptGridView {
  return kept.parse(parseJson(localStore.read(keyOf(member, grid))));
}

export function keepGridView(member: number, grid: string, view: KeptGridView): void {
  localStore.write(keyOf(member, grid), JSON.stringify(view));
}

function keyOf(member: number, grid: string): string {
  return memberNoteKey(member, `${grid}-view`);
}

function isWidth(value: unknown): boolean {
  return typeof value === 'number' && value > 0 && value <= MOST_PX;
}

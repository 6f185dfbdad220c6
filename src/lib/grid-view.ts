import * as z from 'zod/mini';

import { parseJson } from './json.ts';
import { memberNoteKey } from './member-notes.ts';
import { localStore } from './storage.ts';

/** How a person wants to see a grid: the height of its rows, the columns they hid, and the widths they gave them. */
export interface KeptGridView {
  readonly density: 'compact' | 'standard' | 'comfortable';
  readonly hiddenColumns: readonly string[];
  /** In pixels. */
  readonly columnWidths: Readonly<Record<string, number>>;
}

/** Wider than any screen is rubbish. */
const MOST_PX = 4000;

const widths = z.pipe(
  z.unknown(),
  z.transform((stored): Record<string, number> =>
    Object.fromEntries(
      Object.entries(stored ?? {}).filter((entry): entry is [string, number] => isWidth(entry[1])),
    ),
  ),
);

// Each choice stands for itself: rubbish in one does not cost the others.
const kept = z.catch(
  z.object({
    density: z.catch(z.enum(['compact', 'standard', 'comfortable']), 'standard'),
    hiddenColumns: z.catch(z.array(z.string()), []),
    columnWidths: z.catch(widths, {}),
  }),
  { density: 'standard', hiddenColumns: [], columnWidths: {} },
);

/** How a member wants to see a grid, in this browser; as everybody sees it where nothing was kept. */
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

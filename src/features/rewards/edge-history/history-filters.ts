import { isOffered } from '#lib/calendar.ts';
import type { EdgeMovementKind } from '#sdk/generated/model/edge-movement-kind.ts';
import { EdgeMovementKind as KindSchema } from '#sdk/generated/zod/schemas/edge-movement-kind.zod.ts';
import type { Period } from './history-period.ts';
import type { HistorySearch } from './history-search.ts';

/** The kinds of movement, in the order in which Edge goes through them. */
export const KINDS: readonly EdgeMovementKind[] = KindSchema.options;

/** What the list is narrowed to; all movements where a filter is left out. */
export interface HistoryFilters extends Period {
  /** In the order of `KINDS`; none of them means all. */
  readonly kinds: readonly EdgeMovementKind[];
}

/**
 * The filters that an address names. Kinds that are not known and days that no calendar of ours has are left out; days
 * in the wrong order are put right.
 */
export function filtersOf({ kind, from, to }: HistorySearch): HistoryFilters {
  const named = kind?.split(',') ?? [];
  const kinds = KINDS.filter((one) => named.includes(one));
  const [first, last] = [known(from), known(to)];
  const isReversed = first !== undefined && last !== undefined && first > last;
  return { kinds, from: isReversed ? last : first, to: isReversed ? first : last };
}

/** As an address names the kinds. */
export function kindParameter(kinds: readonly EdgeMovementKind[]): string | undefined {
  return kinds.length === 0 ? undefined : KINDS.filter((kind) => kinds.includes(kind)).join(',');
}

export function isNarrowed({ kinds, from, to }: HistoryFilters): boolean {
  return kinds.length > 0 || from !== undefined || to !== undefined;
}

function known(day: string | undefined): string | undefined {
  return day !== undefined && isOffered(day) ? day : undefined;
}

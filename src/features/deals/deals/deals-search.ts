import type { routes } from '#routes.ts';

/** What the address says of the list: text, filters, order, and the deals that are compared. */
export type DealsSearch = ReturnType<typeof routes.deals.search>;

export type DealsSort = NonNullable<DealsSearch['sort']>;

/** The list as it is without any narrowing; order and comparison are kept. */
export const NO_FILTERS = {
  q: undefined,
  platform: undefined,
  payment: undefined,
  exclusive: undefined,
} as const satisfies Partial<DealsSearch>;

import type { routes } from '#routes.ts';

/** How the earnings are filtered and sorted, as the address says it. */
export type RewardsSearch = ReturnType<typeof routes.rewards.search>;

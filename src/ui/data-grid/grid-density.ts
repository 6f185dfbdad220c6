import type { GridDensity } from './grid-types.ts';

/** Heights in pixels, from section 9 of the product specification; `scale.grid` has the same for styles. */
export const ROW_HEIGHT: Readonly<Record<GridDensity, number>> = {
  compact: 30,
  standard: 46,
  comfortable: 54,
};

/** Two lines of a long header. */
export const HEADER_HEIGHT = 48;

/** Narrower than this a column shows nothing. */
export const LEAST_WIDTH = 75;

/** Stand for rows that are on their way. */
export const BLANK_ROWS = Array.from({ length: 6 }, (_, index) => ({ id: `blank-${index}` }));

import { HEADER_HEIGHT, ROW_HEIGHT as HEIGHTS } from '#ui/data-grid/grid-types.ts';

/** In pixels, the same in each table, so that the same rows are in view. */
export const ROW_HEIGHT = HEIGHTS.standard;
export { HEADER_HEIGHT };

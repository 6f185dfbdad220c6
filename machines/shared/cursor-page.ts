/** A page of a list that the server hands out page by page. */
export interface CursorPage<Item> {
  readonly results: readonly Item[];
  /** Asks for the next page; null on the last one. */
  readonly next_cursor: string | null;
}

export function hasNextPage({ next_cursor }: CursorPage<unknown>): boolean {
  return next_cursor !== null;
}

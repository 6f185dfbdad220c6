/** The part of a query result that components need. */
export interface QueryState<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  /** Null without an error. All observers of one query get the same object. */
  readonly error: unknown;
  readonly isFetching: boolean;
  /** Milliseconds since 1970. */
  readonly dataUpdatedAt: number;
  readonly refetch: () => unknown;
}

/** Combines two queries that are only useful together. `dataUpdatedAt` is that of the older one. */
export function combineQueries<One, Other>(
  one: QueryState<One>,
  other: QueryState<Other>,
): QueryState<readonly [One, Other]> {
  const queries = [one, other];
  return {
    data: one.data === undefined || other.data === undefined ? undefined : [one.data, other.data],
    isError: one.isError || other.isError,
    error: one.error ?? other.error,
    isFetching: one.isFetching || other.isFetching,
    dataUpdatedAt: Math.min(one.dataUpdatedAt, other.dataUpdatedAt),
    refetch: () => {
      for (const query of queries) if (query.isError) query.refetch();
    },
  };
}

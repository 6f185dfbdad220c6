/** What is known of an answer of the server, and how to ask again. */
export interface QueryState<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  /** Null while nothing is wrong; the same one for everybody who waits for the same call. */
  readonly error: unknown;
  readonly isFetching: boolean;
  /** Milliseconds since 1970. */
  readonly dataUpdatedAt: number;
  readonly refetch: () => unknown;
}

/** Two answers that only tell something together; as old as the older one. */
export function combineQueries<One, Other>(
  one: QueryState<One>,
  other: QueryState<Other>,
): QueryState<readonly [One, Other]> {
  const readings = [one, other];
  return {
    data: one.data === undefined || other.data === undefined ? undefined : [one.data, other.data],
    isError: one.isError || other.isError,
    error: one.error ?? other.error,
    isFetching: one.isFetching || other.isFetching,
    dataUpdatedAt: Math.min(one.dataUpdatedAt, other.dataUpdatedAt),
    refetch: () => {
      for (const reading of readings) if (reading.isError) reading.refetch();
    },
  };
}

export interface ChartPoint {
  /** What the point is, in full: "November 3". */
  readonly title: string;
  /** What it is worth in each series: "12.50 Edge"; null in one that has no such point. */
  readonly values: readonly (string | null)[];
  /** All of it as one sentence, for those who listen: "November 3, 12.50 Edge". */
  readonly spoken: string;
}

export interface ChartText {
  /** What the chart shows, in one line. */
  readonly label: string;
  /** The id of the sentences that say the same. */
  readonly describedBy: string;
  /** What the arrow keys go along: "Day". */
  readonly stepLabel: string;
  /** What the amounts are counted in. */
  readonly unit: string;
  /** A tick as the reader's language writes it. */
  readonly formatTick: (amount: string) => string;
  /** The name of each slot along the axis, short: "Nov 3". Few of them show. */
  readonly axis: readonly string[];
  /** Those slots from the first on that have something to say. */
  readonly points: readonly ChartPoint[];
}

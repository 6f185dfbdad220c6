import { createContext } from 'react';

interface Comparison {
  /** Ids of the deals that are to stand side by side. */
  readonly chosen: ReadonlySet<number>;
  readonly onToggle: (id: number) => void;
}

/** Which deals are compared; null where there is nothing to compare with. Cards do not render again when it changes. */
export const ComparisonContext = createContext<Comparison | null>(null);

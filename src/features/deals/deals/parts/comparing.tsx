import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { lazyNamed } from '#loading/lazy-named.tsx';
import type { Deal } from '#sdk/generated/model/deal.ts';
import { chosenDeals, comparedIds, MOST_COMPARED } from '../chosen-deals.ts';
import { CompareBar } from './compare-bar.tsx';
import { ComparisonContext } from './comparison-context.ts';

const ComparisonDialog = lazyNamed(async () => (await import('./comparison-dialog.tsx')).ComparisonDialog, {
  dialog: (props) => props,
});

interface ComparingProps {
  readonly deals: readonly Deal[];
  /** As it stands in the address. */
  readonly compare: string | undefined;
  readonly onCompare: (compare: string | undefined) => void;
  readonly children: ReactNode;
}

/** Lets two or three of the deals below be put side by side. */
export function Comparing({ deals, compare, onCompare, children }: ComparingProps) {
  const chosen = useMemo(() => chosenDeals(deals, compare), [deals, compare]);
  const [isRefused, setRefused] = useState(false);
  const [dialog, setDialog] = useState<'unopened' | 'open' | 'closed'>('unopened');

  const choose = (next: readonly Deal[]) => {
    setRefused(false);
    onCompare(comparedIds(next));
  };
  const toggle = (id: number) => {
    const others = chosen.filter((deal) => deal.id !== id);
    if (others.length < chosen.length) choose(others);
    else if (chosen.length === MOST_COMPARED) setRefused(true);
    else choose([...chosen, ...deals.filter((deal) => deal.id === id)]);
  };
  const latestToggle = useRef(toggle);
  useLayoutEffect(() => {
    latestToggle.current = toggle;
  });
  // A new value is looked for in every card: it is made when the choice changes, and not at every key of a search.
  const comparison = useMemo(
    () => ({
      chosen: new Set(chosen.map(({ id }) => id)),
      onToggle: (id: number) => {
        latestToggle.current(id);
      },
    }),
    [chosen],
  );

  return (
    <ComparisonContext value={comparison}>
      {children}
      {chosen.length > 0 && (
        <CompareBar
          chosen={chosen}
          isRefused={isRefused}
          onOpen={() => {
            setDialog('open');
          }}
          onClear={() => {
            choose([]);
          }}
        />
      )}
      {dialog !== 'unopened' && (
        <ComparisonDialog
          deals={chosen}
          isOpen={dialog === 'open'}
          onClose={() => {
            setDialog('closed');
          }}
        />
      )}
    </ComparisonContext>
  );
}

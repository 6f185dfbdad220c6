import { plural } from '@lingui/core/macro';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';

import { lazyNamed } from '#loading/lazy-named.tsx';
import { comparedDeals, comparedIds, MOST_COMPARED } from '#domain/deals.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatList } from '#lib/lists.ts';
import type { Deal } from '#queries/deals.ts';
import { BottomBar } from '#ui/bottom-bar/bottom-bar.tsx';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Intent } from '#ui/intent/intent.tsx';
import { Inline } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Text } from '#ui/text/text.tsx';
import { ComparisonContext } from './deal-card.tsx';

const ComparisonDialog = lazyNamed(async () => (await import('./comparison-dialog.tsx')).ComparisonDialog, {
  dialog: (props) => props,
});

interface ComparingProps {
  readonly deals: readonly Deal[];
  readonly compare: string | undefined;
  readonly onCompare: (compare: string | undefined) => void;
  readonly children: ReactNode;
}

export function Comparing({ deals, compare, onCompare, children }: ComparingProps) {
  const chosen = useMemo(() => comparedDeals(deals, compare), [deals, compare]);
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
  // Every card renders when this value changes, so it changes with the choice and not at every key of a search.
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
        <Intent onIntent={ComparisonDialog.preload}>
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
        </Intent>
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

interface CompareBarProps {
  readonly chosen: readonly Deal[];
  readonly isRefused: boolean;
  readonly onOpen: () => void;
  readonly onClear: () => void;
}

function CompareBar({ chosen, isRefused, onOpen, onClear }: CompareBarProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const count = chosen.length;
  const most = MOST_COMPARED;
  const names = formatList(
    chosen.map(({ room }) => room.name),
    locale,
  );
  return (
    <BottomBar label={t`Compare deals`}>
      <Notice intent="caution">
        {isRefused &&
          t`You can compare ${plural(most, { one: '# deal', other: '# deals' })}. Remove one to add another.`}
      </Notice>
      <Inline justify="between">
        <div>
          <Text as="div" size="small" tone="strong" weight="semibold">
            <bdi>{names}</bdi>
          </Text>
          {count === 1 && (
            <Text size="small">
              <Trans>Choose one more deal to compare.</Trans>
            </Text>
          )}
        </div>
        <Inline gap={2}>
          <NativeButton variant="quiet" size="small" onPress={onClear}>
            <Trans>Clear</Trans>
          </NativeButton>
          {count > 1 && (
            <NativeButton size="small" onPress={onOpen}>
              <Trans>Compare ({count})</Trans>
            </NativeButton>
          )}
        </Inline>
      </Inline>
    </BottomBar>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { formatList } from '#lib/lists.ts';
import type { Deal } from '#sdk/generated/model/deal.ts';
import { BottomBar } from '#ui/bottom-bar/bottom-bar.tsx';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Text } from '#ui/text/text.tsx';
import { MOST_COMPARED } from '../chosen-deals.ts';

interface CompareBarProps {
  readonly chosen: readonly Deal[];
  /** One more than fits was asked for. */
  readonly isRefused: boolean;
  readonly onOpen: () => void;
  readonly onClear: () => void;
}

/** What has been chosen so far, in sight wherever one is in the list. */
export function CompareBar({ chosen, isRefused, onOpen, onClear }: CompareBarProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const count = chosen.length;
  const names = formatList(
    chosen.map(({ room }) => room.name),
    locale,
  );
  return (
    <BottomBar label={t`Comparison`}>
      <Notice intent="caution">
        {isRefused && (
          <Trans>{MOST_COMPARED} deals fit side by side. Take one away before you add another.</Trans>
        )}
      </Notice>
      <Inline justify="between">
        <Text as="div" size="small">
          <Text as="bdi" tone="strong" weight="semibold">
            {names}
          </Text>{' '}
          {count === 1 && <Trans>Choose one more deal to compare.</Trans>}
        </Text>
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

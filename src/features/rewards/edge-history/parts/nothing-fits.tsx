import { Trans, useLingui } from '@lingui/react/macro';

import { NativeButton } from '#ui/button/native-button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SearchIcon } from '#ui/icons/search-icon.ts';

/** There are movements, but none that fits the filters. */
export function NothingFits({ onClear }: { readonly onClear: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      level={2}
      icon={<SearchIcon />}
      title={t`No movement fits your filters`}
      action={
        <NativeButton variant="secondary" onPress={onClear}>
          <Trans>Clear filters</Trans>
        </NativeButton>
      }
    >
      <Trans>Choose other kinds or days, or show everything.</Trans>
    </EmptyState>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';

import { routes } from '#routes.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SearchIcon } from '#ui/icons/search-icon.ts';
import { Link } from '#ui/link/link.tsx';

export function NothingFound({ onClear }: { readonly onClear: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      level={2}
      icon={<SearchIcon />}
      title={t`No question found`}
      action={
        <>
          <NativeButton variant="secondary" onPress={onClear}>
            <Trans>Clear the search</Trans>
          </NativeButton>
          <Link href={routes.support.href()} variant="standalone">
            <Trans>Ask us</Trans>
          </Link>
        </>
      }
    >
      <Trans>Try fewer or other words, or ask us directly.</Trans>
    </EmptyState>
  );
}

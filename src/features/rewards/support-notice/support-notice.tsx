import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { routes } from '#routes.ts';
import { Link } from '#ui/link/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';

/** Reports figures that do not add up, with a link to support. */
export function SupportNotice({ children }: { readonly children: ReactNode }) {
  return (
    <Notice
      intent="caution"
      action={
        <Link href={routes.support.href()} variant="standalone">
          <Trans>Contact support</Trans>
        </Link>
      }
    >
      {children}
    </Notice>
  );
}

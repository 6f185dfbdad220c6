import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';

import { ErrorDetails } from '#loading/error-details.tsx';
import { routes } from '#routes.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Link } from '#ui/link/link.tsx';

interface FormFailureProps {
  /** What failed, in the words of the specification. */
  readonly sentence: MessageDescriptor;
  /** Why, and what to do next. */
  readonly reason: MessageDescriptor;
  readonly requestId?: string | undefined;
}

/** An error of the whole form. Help opens in a new tab, so that the typed values are not lost. */
export function FormFailure({ sentence, reason, requestId }: FormFailureProps) {
  const { t, i18n } = useLingui();
  return (
    <Alert
      intent="critical"
      title={i18n._(sentence)}
      action={
        <Link href={routes.support.href()} variant="standalone" newTabLabel={t`opens in a new tab`}>
          {t`Contact support`}
        </Link>
      }
    >
      {i18n._(reason)}
      <ErrorDetails requestId={requestId} />
    </Alert>
  );
}

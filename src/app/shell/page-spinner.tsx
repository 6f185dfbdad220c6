import { useLingui } from '@lingui/react/macro';

import { Spinner } from '#ui/spinner/spinner.tsx';

export function PageSpinner() {
  const { t } = useLingui();
  return <Spinner label={t`Loading the page`} isCentred />;
}

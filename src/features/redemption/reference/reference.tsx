import { useLingui } from '@lingui/react/macro';

import { CopyText } from '#ui/copy-text/copy-text.tsx';

/** The reference of a redemption, which a player quotes to the support. */
export function Reference({ reference }: { readonly reference: string }) {
  const { t } = useLingui();
  return (
    <CopyText
      value={reference}
      copyLabel={t`Copy`}
      copiedText={t`Copied.`}
      failedText={t`We couldn’t copy it. Copy it yourself.`}
    />
  );
}

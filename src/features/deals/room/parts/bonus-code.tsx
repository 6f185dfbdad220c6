import { useLingui } from '@lingui/react/macro';

import { dealWords } from '#i18n/deal-messages.ts';
import { CopyField } from '#ui/copy-field/copy-field.tsx';

/** The code to enter at the room, with a button that copies it. */
export function BonusCode({ code }: { readonly code: string }) {
  const { t, i18n } = useLingui();
  return (
    <CopyField
      label={i18n._(dealWords.bonusCode)}
      value={code}
      copyLabel={t`Copy code`}
      copiedText={t`Copied.`}
      failedText={t`It could not be copied here. The code is selected: press Ctrl+C or Cmd+C, or hold it with a finger and choose Copy.`}
    />
  );
}

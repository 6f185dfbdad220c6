import { Trans } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { csvSeparators } from '#lib/csv.ts';
import { Text } from '#ui/text/text.tsx';

/** Where a file is now, and what a spreadsheet may ask about it. */
export function SavedCsv({ name }: { readonly name: string }) {
  const { cell, decimal } = csvSeparators(useLanguage().locale);
  return (
    <>
      <Text size="small">
        <Trans>
          Saved to your downloads as <bdi>{name}</bdi>.
        </Trans>
      </Text>
      <Text size="small">
        <Trans>
          Columns are separated by “{cell}”, decimals by “{decimal}”.
        </Trans>
      </Text>
    </>
  );
}

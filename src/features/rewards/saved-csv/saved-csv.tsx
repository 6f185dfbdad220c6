import { Trans } from '@lingui/react/macro';

import { useLanguage } from '#i18n/use-language.ts';
import { csvSeparators } from '#lib/csv.ts';

/** Where a file is now, and what a spreadsheet may ask about it. */
export function SavedCsv({ name }: { readonly name: string }) {
  const { cell, decimal } = csvSeparators(useLanguage().locale);
  return (
    <>
      <span>
        <Trans>
          Saved to your downloads as <bdi>{name}</bdi>.
        </Trans>
      </span>{' '}
      <span>
        <Trans>
          Columns are separated by “{cell}”, decimals by “{decimal}”.
        </Trans>
      </span>
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';

import { DataDownload } from '#features/account/data-export/data-download.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';

export function DataSection() {
  const { t } = useLingui();
  return (
    <SectionCard
      title={t`Your data`}
      description={
        <Trans>
          One file with everything we keep of you: your account, Edge history, earnings, usernames and
          redemptions.
        </Trans>
      }
    >
      <DataDownload />
    </SectionCard>
  );
}

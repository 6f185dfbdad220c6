import { Trans } from '@lingui/react/macro';

import { Text } from '#ui/text/text.tsx';

/** Our commercial relation to the rooms, above every offer (checklist, E36). */
export function PartnerNote() {
  return (
    <Text size="small" tone="muted">
      <Trans>
        Advertising: these rooms are our partners. They pay us when you sign up through this site and play
        there.
      </Trans>
    </Text>
  );
}

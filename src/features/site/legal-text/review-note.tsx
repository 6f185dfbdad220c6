import { Trans, useLingui } from '@lingui/react/macro';

import { Badge } from '#ui/badge/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Text } from '#ui/text/text.tsx';

/** Marks a text that the operator's lawyers have not seen. It goes from all of them at once, when they have. */
export function ReviewNote() {
  const { t } = useLingui();
  return (
    <Card surface="sunken" padding="small">
      <Inline gap={3}>
        <Badge label={t`Draft`} tone="caution" />
        <Text size="small">
          <Trans>The operator’s lawyers have to review this text before the site opens.</Trans>
        </Text>
      </Inline>
    </Card>
  );
}

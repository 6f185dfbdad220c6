import { Trans } from '@lingui/react/macro';

import { Text } from '../../../ui/text/text.tsx';

/** Stands where the drawing would be when its code did not come. */
export function PlotNotLoaded() {
  return (
    <Text tone="muted">
      <Trans>The chart did not load. Reload the page to see it; the table below says the same.</Trans>
    </Text>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';

import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Text } from '#ui/text/text.tsx';

/** How much of a pot's rake counts for a player, and what that has to do with Edge. */
export function CountingRule({ rule }: { readonly rule: string }) {
  const { t } = useLingui();
  return (
    <SectionCard title={t`How this room counts rake`}>
      <Text>
        <bdi>{rule}</bdi>
      </Text>
      <Text>
        <Trans>
          What is counted this way is your net rake (NGR). Your Edge is that amount times the Edge multiplier
          of your deal. We take nothing off it, and credit it daily.
        </Trans>
      </Text>
    </SectionCard>
  );
}

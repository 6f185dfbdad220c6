import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { platformName } from '#i18n/platform-name.ts';
import type { Room } from '#sdk/generated/model/room.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Text } from '#ui/text/text.tsx';

/** What the room runs on and how it is paid. The room has been read, so an empty list is known to be empty. */
export function RoomFacts({ room: { platforms, payment_methods } }: { readonly room: Room }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <SectionCard title={t`Platforms supported`}>
        <Names empty={<Trans>No platforms available for now</Trans>}>
          {platforms.map((platform) => (
            <li key={platform}>
              <Badge label={i18n._(platformName[platform])} />
            </li>
          ))}
        </Names>
      </SectionCard>
      <SectionCard title={t`Payment methods available`}>
        <Names empty={<Trans>No payment methods available for now</Trans>}>
          {payment_methods.map(({ slug, name }) => (
            <li key={slug}>
              <bdi>
                <Badge label={name} />
              </bdi>
            </li>
          ))}
        </Names>
      </SectionCard>
    </>
  );
}

function Names({ children, empty }: { readonly children: readonly ReactNode[]; readonly empty: ReactNode }) {
  if (children.length === 0) return <Text tone="muted">{empty}</Text>;
  return (
    <Inline as="ul" gap={2}>
      {children}
    </Inline>
  );
}

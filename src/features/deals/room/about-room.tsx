import { Trans, useLingui } from '@lingui/react/macro';

import type { Room } from '#sdk/generated/model/room.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Promotions } from './parts/promotions.tsx';

/** What is known of the room beyond its deals; a part of which nothing is known is left out. */
export function AboutRoom({ room }: { readonly room: Room }) {
  const { t } = useLingui();
  const { name, about, key_features, signup_promotions, ongoing_rewards } = room;
  return (
    <>
      {about !== '' && (
        <SectionCard
          title={
            <Trans>
              About <bdi>{name}</bdi>
            </Trans>
          }
        >
          <Text>
            <bdi>{about}</bdi>
          </Text>
        </SectionCard>
      )}
      <Promotions title={t`Signup promotions`} promotions={signup_promotions} />
      <Promotions title={t`Ongoing rewards`} promotions={ongoing_rewards} />
      {key_features.length > 0 && (
        <SectionCard title={t`Other key features`}>
          <Stack as="ul" gap={2}>
            {key_features.map((feature) => (
              <li key={feature}>
                <bdi>{feature}</bdi>
              </li>
            ))}
          </Stack>
        </SectionCard>
      )}
    </>
  );
}

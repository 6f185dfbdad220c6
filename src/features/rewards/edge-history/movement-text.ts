import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { languageOf } from '#i18n/use-language.ts';
import { planName } from '#i18n/plan-messages.ts';
import { formatLongDay } from '#lib/dates.ts';
import type { EdgeMovement } from '#queries/edge-history.ts';

type Reason = Exclude<EdgeMovement['reason'], 'unknown' | undefined>;

const reasonText: Readonly<Record<Reason, MessageDescriptor>> = {
  welcome: msg`Welcome bonus`,
  race: msg`Monthly race`,
  season_prize: msg`Season prize`,
  credited_twice: msg`Credited twice`,
  credited_late: msg`Credited late`,
};

/** What a movement is about. */
export type MovementParts = Pick<
  EdgeMovement,
  'kind' | 'description' | 'room' | 'plan' | 'reason' | 'played_on'
>;

/** A movement in a few words; those of the server where its parts do not say it. */
export function movementText(movement: MovementParts, i18n: I18n): string {
  const { kind, description, room, plan, reason, played_on: playedOn } = movement;
  switch (kind) {
    case 'earned':
    case 'credited': {
      const name = room?.name;
      return name === undefined ? description : i18n._(msg`Rake at ${name}`);
    }
    case 'redeemed':
    case 'returned':
      return plan === undefined || Object.values(plan).includes('unknown')
        ? description
        : planName(plan, i18n);
    case 'bonus':
    case 'adjusted':
      return reason === undefined || reason === 'unknown' ? description : i18n._(reasonText[reason]);
    case 'corrected': {
      if (playedOn === null) return description;
      const day = formatLongDay(playedOn, languageOf(i18n).locale);
      return i18n._(msg`The room corrected ${day}.`);
    }
    case 'unknown':
      return description;
  }
}

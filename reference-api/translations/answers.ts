import type { Deal } from '#sdk/generated/model/deal.ts';
import type { Earnings } from '#sdk/generated/model/earnings.ts';
import type { EdgeMovementReason } from '#sdk/generated/model/edge-movement-reason.ts';
import type { EdgeMovement } from '#sdk/generated/model/edge-movement.ts';
import type { Language } from '#sdk/generated/model/language.ts';
import type { Promotion } from '#sdk/generated/model/promotion.ts';
import type { RoomAccount } from '#sdk/generated/model/room-account.ts';
import type { Room } from '#sdk/generated/model/room.ts';
import { tierName } from '../domain/plans.ts';
import type { FieldErrors } from '../http/problem.ts';
import { filled, translated, type MovementText } from './translations.ts';

/** The answers with the texts for people in a language; the database has them in English. */

export function dealIn(language: Language, deal: Deal): Deal {
  return {
    ...deal,
    title: translated(deal.title, language),
    terms: translated(deal.terms, language),
    benefits: deal.benefits.map((one) => ({ ...one, title: translated(one.title, language) })),
    payment_methods: paymentMethodsIn(language, deal),
  };
}

export function roomIn(language: Language, room: Room): Room {
  const promotionIn = (promotion: Promotion) => ({
    ...promotion,
    title: translated(promotion.title, language),
    description: translated(promotion.description, language),
  });
  return {
    ...room,
    about: translated(room.about, language),
    counting_rule: translated(room.counting_rule, language),
    payment_methods: paymentMethodsIn(language, room),
    signup_promotions: room.signup_promotions.map(promotionIn),
    ongoing_rewards: room.ongoing_rewards.map(promotionIn),
    key_features: room.key_features.map((text) => translated(text, language)),
    deals: room.deals.map((deal) => dealIn(language, deal)),
  };
}

function paymentMethodsIn(language: Language, { payment_methods }: Pick<Deal, 'payment_methods'>) {
  return payment_methods.map((method) => ({ ...method, name: translated(method.name, language) }));
}

export function roomAccountIn(language: Language, account: RoomAccount): RoomAccount {
  const { deal } = account;
  return {
    ...reasonIn(language, account),
    deal: { ...deal, title: translated(deal.title, language) },
  };
}

export function fieldsIn(language: Language, fields: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([field, messages]) => [
      field,
      messages.map((message) => translated(message, language)),
    ]),
  );
}

/** Of what may be refused or fail. */
export function reasonIn<Ended extends { reason: string | null }>(language: Language, ended: Ended): Ended {
  return { ...ended, reason: ended.reason === null ? null : translated(ended.reason, language) };
}

export function earningsIn(language: Language, earnings: Earnings): Earnings {
  return {
    ...earnings,
    rows: earnings.rows.map((row) => ({
      ...row,
      counting_rule: translated(row.counting_rule, language),
      adjustments: row.adjustments.map((one) => ({
        ...one,
        reason: correctionIn(language, one.played_on) ?? one.reason,
      })),
    })),
  };
}

export function movementIn(language: Language, movement: EdgeMovement): EdgeMovement {
  return { ...movement, description: describedIn(language, movement) ?? movement.description };
}

/** Null where the parts of a movement do not say it. English descriptions are stored. */
function describedIn(
  language: Language,
  { kind, room, plan, reason, played_on }: EdgeMovement,
): string | null {
  if (language === 'en') return null;
  if (kind === 'corrected') return correctionIn(language, played_on);
  if (reason !== undefined) return translated(REASON[reason], language);
  if (plan !== undefined) {
    const length: MovementText = plan.interval === 'YEAR' ? '{tier}, 1 year' : '{tier}, 1 month';
    return filled(translated(length, language), { tier: tierName(plan) });
  }
  if (room === null || (kind !== 'earned' && kind !== 'credited')) return null;
  return filled(translated('Rake at {room}' satisfies MovementText, language), { room: room.name });
}

function correctionIn(language: Language, day: string | null | undefined): string | null {
  if (language === 'en' || typeof day !== 'string') return null;
  const format = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  const text: MovementText = 'The room corrected {day}.';
  return filled(translated(text, language), { day: format.format(new Date(day)) });
}

const REASON: Readonly<Record<EdgeMovementReason, MovementText>> = {
  welcome: 'Welcome bonus',
  race: 'Monthly race',
  season_prize: 'Season prize',
  credited_twice: 'Credited twice',
  credited_late: 'Credited late',
};

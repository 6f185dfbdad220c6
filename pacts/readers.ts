import { safeParse, type $ZodType, type $ZodTypes } from 'zod/v4/core';

import { accountAnswer, updateAccountAnswer } from '#queries/account.ts';
import { dealsAnswer } from '#queries/deals.ts';
import { dailyEarningsAnswer, earningsAnswer, monthlyEarningsAnswer } from '#queries/earnings.ts';
import { edgeHistoryAnswer } from '#queries/edge-history.ts';
import { plansAnswer } from '#queries/plans.ts';
import { redeemPlanAnswer, redemptionsAnswer, redemptionStatusAnswer } from '#queries/redemptions.ts';
import { registerAccountAnswer } from '#queries/registration.ts';
import { reportRoomAccountAnswer, roomAccountsAnswer } from '#queries/room-accounts.ts';
import { roomAnswer } from '#queries/rooms.ts';
import {
  ChangeEmail200Response,
  ConfirmEmailChange200Response,
  ConfirmEmailVerification200Response,
} from '#sdk/generated/zod/email/email.zod.ts';
import { SendFeedback201Response } from '#sdk/generated/zod/feedback/feedback.zod.ts';
import { ChangePassword200Response } from '#sdk/generated/zod/password/password.zod.ts';
import { Region200Response } from '#sdk/generated/zod/region/region.zod.ts';
import { CreateToken200Response, RefreshToken200Response } from '#sdk/generated/zod/token/token.zod.ts';

const schemas = {
  account: accountAnswer,
  updateAccount: updateAccountAnswer,
  registerAccount: registerAccountAnswer,
  createToken: CreateToken200Response,
  refreshToken: RefreshToken200Response,
  confirmEmailVerification: ConfirmEmailVerification200Response,
  changeEmail: ChangeEmail200Response,
  confirmEmailChange: ConfirmEmailChange200Response,
  changePassword: ChangePassword200Response,
  sendFeedback: SendFeedback201Response,
  region: Region200Response,
  deals: dealsAnswer,
  room: roomAnswer,
  roomAccounts: roomAccountsAnswer,
  reportRoomAccount: reportRoomAccountAnswer,
  earnings: earningsAnswer,
  dailyEarnings: dailyEarningsAnswer,
  monthlyEarnings: monthlyEarningsAnswer,
  edgeHistory: edgeHistoryAnswer,
  plans: plansAnswer,
  redemptions: redemptionsAnswer,
  redemptionStatus: redemptionStatusAnswer,
  redeemPlan: redeemPlanAnswer,
} as const satisfies Record<string, Schema>;

/** An operation whose successful answer the site reads. */
export type ReadOperation = keyof typeof schemas;

/** What the site reads of each successful answer, by operationId. Of any other it reads nothing. */
export const readers: Readonly<Record<ReadOperation, Schema>> = schemas;

/** A schema whose parts can be looked at. */
export type Schema = $ZodTypes;

/** The object, list, enum or plain value that a schema reads this value as. */
export function partFor(schema: $ZodType, value: unknown): Schema {
  const part = schema as Schema;
  const { def } = part._zod;
  switch (def.type) {
    case 'pipe':
      return partFor(def.in, value);
    case 'optional':
    case 'nullable':
      return partFor(def.innerType, value);
    case 'union': {
      const fitting = def.options.find((option) => safeParse(option, value).success);
      return fitting === undefined ? part : partFor(fitting, value);
    }
    default:
      return part;
  }
}

export type Path = readonly (string | number)[];

/** Where a value has what a schema reads as an enum: `results`, 0, `kind`. */
export function enumsIn(schema: $ZodType, value: unknown, path: Path = []): Path[] {
  if (typeof value === 'undefined' || value === null) return [];
  const { def } = partFor(schema, value)._zod;
  if (def.type === 'enum') return [path];
  if (def.type === 'array' && Array.isArray(value)) {
    return value.flatMap((one, index) => enumsIn(def.element, one, [...path, index]));
  }
  if (def.type !== 'object') return [];
  return Object.entries(def.shape).flatMap(([name, inner]) =>
    enumsIn(inner, Reflect.get(value, name), [...path, name]),
  );
}

/** Every field that a schema requires: `results.*.room.name`, a list by its elements. */
export function fieldsOf(schema: $ZodType): string[] {
  const { def } = (schema as Schema)._zod;
  switch (def.type) {
    case 'pipe':
      return fieldsOf(def.in);
    case 'nullable':
      return fieldsOf(def.innerType);
    case 'union':
      return [...new Set(def.options.flatMap(fieldsOf))];
    case 'array':
      return fieldsOf(def.element).map((field) => joined('*', field));
    case 'object':
      return Object.entries(def.shape).flatMap(([name, inner]) =>
        fieldsOf(inner).map((field) => joined(name, field)),
      );
    case 'optional':
      return [];
    default:
      return [''];
  }
}

export function joined(name: string, field: string): string {
  return field === '' ? name : `${name}.${field}`;
}

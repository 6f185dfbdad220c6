import * as z from 'zod/mini';

import { operations } from '#api-spec/description.ts';
import * as account from '#sdk/generated/zod/account/account.zod.ts';
import * as deals from '#sdk/generated/zod/deals/deals.zod.ts';
import * as earnings from '#sdk/generated/zod/earnings/earnings.zod.ts';
import * as edgeHistory from '#sdk/generated/zod/edge-history/edge-history.zod.ts';
import * as email from '#sdk/generated/zod/email/email.zod.ts';
import * as feedback from '#sdk/generated/zod/feedback/feedback.zod.ts';
import * as password from '#sdk/generated/zod/password/password.zod.ts';
import * as plans from '#sdk/generated/zod/plans/plans.zod.ts';
import * as redemptions from '#sdk/generated/zod/redemptions/redemptions.zod.ts';
import * as region from '#sdk/generated/zod/region/region.zod.ts';
import * as registration from '#sdk/generated/zod/registration/registration.zod.ts';
import * as roomAccounts from '#sdk/generated/zod/room-accounts/room-accounts.zod.ts';
import * as rooms from '#sdk/generated/zod/rooms/rooms.zod.ts';
import * as token from '#sdk/generated/zod/token/token.zod.ts';

const schemas: Record<string, unknown> = {
  ...account,
  ...deals,
  ...earnings,
  ...edgeHistory,
  ...email,
  ...feedback,
  ...password,
  ...plans,
  ...redemptions,
  ...region,
  ...registration,
  ...roomAccounts,
  ...rooms,
  ...token,
};

const described = new Map(operations().map(({ id }) => [id, answersOf(id)]));

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The body of an answer; throws when the answer is anything that the description does not promise. */
export function describedBody(operation: string, { status, headers, text }: RawAnswer): unknown {
  const schema = described.get(operation)?.get(status);
  if (schema === undefined)
    throw new Error(`${operation} answered ${String(status)}, which is not described: ${text}`);
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  checkBody(operation, schema, body);
  checkHeaders(operation, status, headers);
  return body;
}

function answersOf(operation: string): Map<number, z.core.$ZodType> {
  const answers = new Map<number, z.core.$ZodType>();
  for (const [name, schema] of Object.entries(schemas)) {
    const [, id, status] = /^(\w+?)(\d{3})Response$/.exec(name) ?? [];
    if (id?.toLowerCase() === operation.toLowerCase() && schema instanceof z.core.$ZodType)
      answers.set(Number(status), schema);
  }
  return answers;
}

/** Strictly: a field that the description does not know is a fault too. */
function checkBody(operation: string, schema: z.core.$ZodType, body: unknown): void {
  const parsed = z.core.parse(schema, body);
  if (JSON.stringify(sorted(parsed)) !== JSON.stringify(sorted(body))) {
    throw new Error(`${operation} answered fields that are not described: ${JSON.stringify(body)}`);
  }
}

function checkHeaders(operation: string, status: number, headers: Headers): void {
  const needed = { 401: 'www-authenticate', 429: 'retry-after' }[status];
  if (needed !== undefined && !headers.has(needed))
    throw new Error(`${operation} answered without ${needed}`);
  if (status === 204) return;
  const mediaType = headers.get('content-type');
  if (mediaType !== 'application/json') throw new Error(`${operation} answered ${String(mediaType)}`);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]): [string, unknown] => [key, sorted(inner)])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

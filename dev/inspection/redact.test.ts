import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createRedactor } from './redact.ts';

const { redactEvent, redactSnapshot } = createRedactor();

/** Data that must never leave the page: emails, passwords with a digit, tokens and names. */
const secret = fc.oneof(
  fc.emailAddress(),
  fc.tuple(fc.string({ minLength: 3 }), fc.nat()).map(([text, digit]) => `${text}${digit}Aa!`),
  fc.base64String({ minLength: 24 }).map((text) => `eyJ${text}.1${text}`),
  fc.string({ minLength: 1 }).map((text) => `first name ${text}`),
);
const fieldName = fc.oneof(
  fc.constantFrom('password', 'token', 'email', 'code', 'type', 'kind', 'error', 'status', 'fields', 'user'),
  fc.string(),
);
/** Any payload of an event, with secrets as values and as field names. */
const { payload } = fc.letrec<{ part: unknown; payload: Record<string, unknown> }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 4 },
    secret,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('part'), { maxLength: 4 }),
    tie('payload'),
    secret.map((text) => Object.assign(new Error(text), { config: { headers: text } })),
  ),
  payload: fc.dictionary(fc.oneof(fieldName, secret), tie('part'), { maxKeys: 5 }),
}));

const LET_OUT = /^(«(text \d+|\d+ more|deeper|function)»|[A-Za-z]+([._][A-Za-z]+)*|)$/;

describe('whatever an event carries', () => {
  it('no text of it leaves the page, unless it reads like a word of our code', () => {
    fc.assert(
      fc.property(payload, (carried) => {
        const event = redactEvent({ ...carried, type: 'form.submitted' });
        expect(textsIn(event).filter((text) => !LET_OUT.test(text))).toEqual([]);
        expect(event.type).toBe('form.submitted');
      }),
      { numRuns: 1000 },
    );
  });

  it('neither does a text of a snapshot: of its context, input, output and error', () => {
    fc.assert(
      fc.property(payload, payload, (context, data) => {
        const snapshot = { status: 'active', value: 'editing', context, input: data, output: data };
        const shown = redactSnapshot({ ...snapshot, error: data });
        expect(textsIn(shown).filter((text) => !LET_OUT.test(text))).toEqual([]);
        expect(shown.value).toBe('editing');
      }),
      { numRuns: 1000 },
    );
  });

  it('a word is withheld too where the field is not known to hold words of ours', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z]{1,20}$/), (word) => {
        const event = createRedactor().redactEvent({
          type: 'a',
          ...{ password: word, first_name: word, telegram: [word] },
        });
        expect(event).toEqual({
          type: 'a',
          password: '«text 1»',
          first_name: '«text 1»',
          telegram: ['«text 1»'],
        });
      }),
    );
  });
});

it('what helps to follow a flow stays: codes, numbers, what is empty, and the names of fields', () => {
  const failure = {
    code: 'tooManyTries',
    seconds: 60,
    isFinal: false,
    email: '',
    fields: { room: ['Taken.'] },
  };

  expect(createRedactor().redactEvent({ type: 'xstate.error.actor.logIn', ...{ error: failure } })).toEqual({
    type: 'xstate.error.actor.logIn',
    error: {
      code: 'tooManyTries',
      seconds: 60,
      isFinal: false,
      email: '',
      fields: { room: ['«text 1»'] },
    },
  });
});

it('an event that is named like a secret loses its name', () => {
  expect(createRedactor().redactEvent({ type: 'dana@rakeback.test' })).toEqual({ type: '«text 1»' });
});

it('the six digits of a mail are no code of ours', () => {
  expect(createRedactor().redactEvent({ type: 'code.entered', ...{ code: '123456' } })).toEqual({
    type: 'code.entered',
    code: '«text 1»',
  });
});

it('equal texts of a visit have one mark, in events and snapshots alike, and no other text has it', () => {
  const { redactEvent: event, redactSnapshot: snapshot } = createRedactor();
  const shown = snapshot({
    status: 'active',
    context: { shown: '1250.00', ledger: '1250.00', before: '990.00' },
  });

  expect(shown.context).toEqual({ shown: '«text 1»', ledger: '«text 1»', before: '«text 2»' });
  expect(event({ type: 'balance.read', ...{ balance: '990.00', '990.00': 'new' } })).toEqual({
    type: 'balance.read',
    balance: '«text 2»',
    '«text 2»': '«text 3»',
  });
});

it('a mark depends on the order in which texts are met, and on nothing of them', () => {
  fc.assert(
    fc.property(fc.uniqueArray(secret, { minLength: 1, maxLength: 20 }), (texts) => {
      const shown = createRedactor().redactEvent({ type: 'a', ...{ texts } });
      expect(shown['texts']).toEqual(texts.map((_, index) => `«text ${index + 1}»`));
    }),
  );
});

it('what has no end, or is very long, is cut', () => {
  const circle: Record<string, unknown> = {};
  circle['again'] = circle;
  const shown = redactSnapshot({ status: 'active', context: { circle, list: Array(60).fill(1) } });

  expect(shown.context).toEqual({
    circle: { again: '«deeper»' },
    list: [...Array<number>(50).fill(1), '«10 more»'],
  });
});

/** All strings in a value, including field names. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [
    ...(Array.isArray(value) ? [] : [name]),
    ...textsIn(part),
  ]);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { formatMoney, formatPercentage } from '#lib/format-decimal.ts';
import { allCatalogs, catalogFile } from '#i18n/language-list.ts';
import shortMessages from '../../src/i18n/glossary/short-messages.json' with { type: 'json' };

/** What no text may promise (checklist, E35): gambling is no income, no solution, and never without risk. */
const PROMISES =
  /\b(guarantee(s|d)?|risk[- ]free|no risk|income|easy money|free money|get rich|sure (win|thing)|can(no|’|')t lose|beat the (house|odds)|make a living|solve a problem|win back|get even|profits?)\b/i;

/** Sentences that use these words to say the opposite. */
const ALLOWED: readonly { readonly text: RegExp; readonly reason: string }[] = [
  { text: /^It is never a way to make a living or to solve a problem/, reason: 'denies it' },
  { text: /^Play only with money you can lose, and never to solve a problem\.$/, reason: 'denies it' },
];

/** What the specification writes out, except what the site does not show. A text may be part of a longer one. */
const SPECIFIED = [
  'Sorry, we do not offer services to your region',
  'All Poker Room Deals Available in {country}',
  'Rewards Summary',
  'Redeem Edge',
  'Edge History',
  'Settings',
  'Account Management',
  "We're sorry",
  "It doesn't look like the page you are searching for exists.",
  'Back to Home',
  'Oops... Sorry, something went technically wrong',
  'Reload the Page',
  'Need more information?',
  'Report your username',
  'Earned This Month',
  'Last Edge Redemptions',
  'Unverified Accounts',
  'This Month',
  'Last Month',
  'Email validation failed',
  'Password was updated',
  'Unconfirmed email',
  'The passwords do not match. Please enter equal passwords.',
  'You do not have enough Edge to redeem this plan. Please check your balance or choose a different plan.',
  'Something went wrong!',
  'Show Error',
  'Hide Error',
  'An error occurred while logging in.',
  'An error occurred while signing up. Please try again later or contact support.',
  'An error occurred while resetting your password',
  'It seems link is incorrect or already expired.',
  'Something went wrong while sending the email verification.',
  'Email validation failed. Please try again or contact support.',
  'An error occurred while submitting your feedback',
  'An error occurred while submitting your username',
  'An error occurred while redeeming your subscription',
  'No Deals Available',
  'No platforms available for now',
  'No payment methods available for now',
  'No plans available for this subscription type.',
  'No redemptions available for now',
  'Everything is verified',
  'Poker Room Name',
  'Username',
  'Rake (GGR)',
  'Net Rake (NGR)',
  'Edge Multiplier',
  'Edge Earned',
  'Edge Credited',
  'Last Updated',
  'Weekly coachings',
  'Custom rake solving',
  'Dynamic mode',
  'Nodelocking',
  'Unlimited practice spots at 100BB',
  'Platforms supported',
  'Payment methods available',
  'Signup promotions',
  'Ongoing rewards',
  'Other key features',
  '{name} Deals',
  'About {header}',
  'Check your inbox',
] as const;

/** Texts of the specification with a value, whole as they are rendered: the sign comes with the value. */
const SPECIFIED_WITH_VALUE = [
  [
    'Get the solver free after raking {sum}',
    formatMoney('320', 'USD', 'en'),
    'Get the solver free after raking $320',
  ],
  ['Earn up to {percentage} extra rewards', formatPercentage('15', 'en'), 'Earn up to 15% extra rewards'],
] as const;

const MOST_WORDS = 25;

const PROJECT = join(import.meta.dirname, '../..');

/** The messages of all catalogs. */
const messages = allCatalogs.flatMap((name) =>
  readMessages(readFileSync(join(PROJECT, catalogFile('en', name)), 'utf8')),
);

it('the texts of members are read too', () => {
  const places = messages.map(({ origins }) => origins).join();
  expect(
    ['src/features/deals/deals/', 'src/features/redemption/redemption/'].filter(
      (place) => !places.includes(place),
    ),
  ).toEqual([]);
});

it('every placeholder has a name that a translator understands', () => {
  expect(messages.map(({ text }) => text).filter((text) => /\{\d+\b/.test(text))).toEqual([]);
});

it('a short message has a context, a comment or a note for translators', () => {
  const short = messages.filter(
    ({ text, isExplained }) => text.split(' ').length <= 2 && !text.includes('{') && !isExplained,
  );
  const notes = Object.keys(shortMessages);
  expect(notes).toEqual([...new Set(short.map(({ text }) => text))].toSorted());
});

it('no message begins or ends with a space', () => {
  expect(messages.map(({ text }) => text).filter((text) => text !== text.trim())).toEqual([]);
});

it('an apostrophe is a typographic one, except where the specification has the other', () => {
  const straight = messages.map(({ text }) => text).filter((text) => /\w'\w/.test(text));
  expect(straight.filter((text) => !SPECIFIED.some((specified) => text.includes(specified)))).toEqual([]);
});

it('no text promises what gambling cannot give', () => {
  const promises = messages
    .flatMap(({ text }) => sentencesOf(text))
    .filter((sentence) => PROMISES.test(sentence) && !ALLOWED.some(({ text }) => text.test(sentence)));
  expect(promises).toEqual([]);
});

it('the texts of the specification are literal', () => {
  const missing = SPECIFIED.filter((text) => !messages.some((message) => message.text.includes(text)));
  expect(missing).toEqual([]);
});

it.each(SPECIFIED_WITH_VALUE)('%s is literal with its value', (text, value, rendered) => {
  expect(messages.map((message) => message.text)).toContain(text);
  expect(text.replace(/\{\w+\}/, value)).toBe(rendered);
});

it('a sign of money or percent comes with its value', () => {
  expect(messages.map(({ text }) => text).filter((text) => /[$%]/.test(text))).toEqual([]);
});

it('every exception is still needed', () => {
  const sentences = messages.flatMap(({ text }) => sentencesOf(text));
  expect(ALLOWED.filter(({ text }) => !sentences.some((sentence) => text.test(sentence)))).toEqual([]);
});

it(`the pages that are read keep their sentences to ${String(MOST_WORDS)} words`, () => {
  const long = messages
    .filter(({ origins }) =>
      /src\/(pages\/(terms|privacy|support|about)|features\/site\/(faq|legal-text))/.test(origins),
    )
    .flatMap(({ text }) => sentencesOf(text))
    .filter((sentence) => sentence.split(/\s+/).length > MOST_WORDS);
  expect(long).toEqual([]);
});

it('the name of a country stands where it needs no article and no case', () => {
  const texts = messages.map(({ text }) => text).filter((text) => text.includes('{country}'));
  const bound = texts.filter((text) => !/(^|: ){country}([.,;]|$)/.test(text));
  // The title of the specification, section 1.
  expect([...new Set(bound)]).toEqual(['All Poker Room Deals Available in {country}']);
  expect(texts.length).toBeGreaterThan(bound.length);
});

it('reads the catalog: places, long texts over several lines, and no tags', () => {
  const po = '#: src/a.tsx:1\nmsgid "One <0>two</0>. "\n"Three."\nmsgstr "One <0>two</0>. Three."\n';
  expect(readMessages(po)).toEqual([
    { origins: '#: src/a.tsx:1', text: 'One two. Three.', isExplained: false },
  ]);
  const explained = `#. A button\n${po}`;
  expect(readMessages(explained)).toMatchObject([{ isExplained: true }]);
});

/** Messages with their places in the source, without the tags inside them. */
function readMessages(po: string) {
  return po.split(/\n\n/).flatMap((entry) => {
    const lines = entry.split('\n');
    const start = lines.findIndex((line) => line.startsWith('msgid "'));
    const end = lines.findIndex((line) => line.startsWith('msgstr "'));
    const text = lines
      .slice(start, end)
      .map((line) => line.replace(/^msgid /, '').slice(1, -1))
      .join('')
      .replaceAll(/<\/?\d+\/?>/g, '');
    const origins = lines.filter((line) => line.startsWith('#:')).join('\n');
    const isExplained = lines.some((line) => /^(msgctxt|#\. (?!placeholder))/.test(line));
    return start === -1 || text === '' ? [] : [{ origins, text, isExplained }];
  });
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!:;])\s+/);
}

import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import type { Quote, RedemptionFailure } from '#machines/redemption/redemption.types.ts';
import type { RedemptionView } from '#machines/redemption/redemption.view.ts';
import { accountQuery } from '#queries/account.ts';
import { heard } from '#tests/fixtures/heard.ts';
import { cacheWith, renderForMember } from '#tests/fixtures/render-for-member.tsx';
import { Redemption } from './redemption.tsx';

const actions = {
  choose: vi.fn<() => void>(),
  dismiss: vi.fn<() => void>(),
  check: vi.fn<() => void>(),
  acknowledge: vi.fn<() => void>(),
  confirm: vi.fn<(email: string) => void>(),
  retry: vi.fn<() => void>(),
};
beforeEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
});

const plan = { id: 2, tier: 'PREMIUM', interval: 'MONTH' };
const quote = {
  price: '800.00',
  balance: '1250.00',
  balanceAfter: '450.00',
  missing: null,
  latest: null,
};
const confirming = { screen: 'confirming', plan, quote, acknowledged: quote } as const;
const READY = { ...confirming, step: 'ready', failure: null } as const;
const intent = {
  key: '0b9f6a9e-30d4-4e7c-8f61-2a4f3f1f0c11',
  plan,
  edgeAmount: '800.00',
  email: 'dana@mail.test',
  validUntil: '2026-03-14T09:28:53.000Z',
};
const outcome = { screen: 'outcome', intent, sendFailure: null } as const;
const redeemed = { reference: 'RW-2026-0301', plan, edgeAmount: '800.00', email: 'dana@mail.test' };

const screen = (view: RedemptionView) => (
  <>
    <header>
      <button type="button">Account</button>
    </header>
    <main>
      <button type="button">Plan</button>
      <Redemption flow={{ member: 7, view, ...actions }} email="demo@rakeback.test" />
    </main>
  </>
);
const show = (view: RedemptionView) => renderForMember(screen(view));

const dialog = page.getByRole('dialog', { name: 'Redeem Premium, 1 month' });
const email = page.getByRole('textbox', { name: 'Solver account email' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const obstacle = page.getByRole('group').filter({ hasText: /\w/ });
const lines = () =>
  page
    .getByRole('list', { name: 'Price and balance' })
    .getByRole('listitem')
    .elements()
    .map((line) => (line as HTMLElement).innerText.replaceAll(/\s*\n\s*/g, ' | '));
const card = (name: string) => page.getByRole('region', { name });
const linesOf = (name: string) =>
  (card(name).element() as HTMLElement).innerText.split(/\s*\n\s*/).filter((line) => line !== '');

it('scenario 41: shows balance, price, what is left, where it goes and how long it takes, and redeems for that address', async () => {
  await show(READY);
  await expect.element(email).toHaveValue('demo@rakeback.test');
  expect(lines()).toEqual([
    'Your balance | 1,250.00 Edge',
    'Price | 800.00 Edge',
    'Balance after | 450.00 Edge',
  ]);
  await expect
    .element(dialog)
    .toMatchTextContent('Please allow up to 24 hours for your subscription to start or extend.');
  await expect
    .element(email)
    .toHaveAccessibleDescription('Your subscription goes to the solver account with this email.');
  await email.fill('  solver@mail.test ');
  await button('Redeem 800.00 Edge').click();
  expect(actions.confirm.mock.calls).toEqual([['solver@mail.test']]);
});

it('scenario 42: until price and balance are known there is room for them, no figure, and nothing to redeem', async () => {
  await show({ ...confirming, quote: null, step: 'reading' });
  await expect.element(dialog.getByRole('status').first()).toHaveTextContent('Checking price and balance');
  expect(lines()).toEqual(['Your balance', 'Price', 'Balance after']);
  await expect
    .element(page.getByRole('button', { name: /Checking price and balance/ }))
    .toHaveAttribute('aria-disabled');
});

it('scenario 41: while both are read again the figures stay, what is typed too, and confirming waits', async () => {
  const { rerender } = await show(READY);
  await email.fill('solver@mail.test');
  await rerender(screen({ ...confirming, step: 'reading' }));
  expect(lines()[1]).toBe('Price | 800.00 Edge');
  await expect
    .element(page.getByRole('button', { name: /Checking price and balance/ }))
    .toHaveAttribute('aria-disabled');
  await expect.element(email).toHaveValue('solver@mail.test');
});

const another = { reference: 'RW-2026-0302', plan, status: 'completed' } as const;

it.each([
  [
    { ...quote, price: '900.00', balance: '1300.00', balanceAfter: '400.00' },
    'The price changed from 800.00 to 900.00 Edge.Your balance changed from 1,250.00 to 1,300.00 Edge.',
    'Continue',
    ['Your balance | 1,300.00 Edge', 'Price | 900.00 Edge'],
  ],
  [
    { ...quote, balance: '1300.00', balanceAfter: '500.00' },
    'Your balance changed from 1,250.00 to 1,300.00 Edge.',
    'Continue',
    ['Your balance | 1,300.00 Edge', 'Price | 800.00 Edge'],
  ],
  [
    { ...quote, balance: '850.00', balanceAfter: '50.00', latest: another },
    'You’ve since redeemed Premium, 1 month.Your balance changed from 1,250.00 to 850.00 Edge.',
    'Redeem one more',
    ['Your balance | 850.00 Edge', 'Price | 800.00 Edge'],
  ],
  [
    { ...quote, latest: { ...another, status: 'failed' } as const },
    'You’ve since redeemed Premium, 1 month.',
    'Redeem one more',
    ['Your balance | 1,250.00 Edge', 'Price | 800.00 Edge'],
  ],
  [
    { ...quote, latest: { ...another, plan: { tier: 'unknown', interval: 'MONTH' }, status: 'unknown' } },
    'You’ve since redeemed Solver plan, 1 month.',
    'Redeem one more',
    ['Your balance | 1,250.00 Edge', 'Price | 800.00 Edge'],
  ],
] satisfies [Quote, string, string, string[]][])(
  'scenario 41: a quote that changed says what it was, and the button waits: %#',
  async (now, text, answer, figures) => {
    await show({ ...confirming, quote: now, step: 'quoteChanged' });
    await expect.element(obstacle).toHaveTextContent(text + answer);
    await expect.element(obstacle).toHaveFocus();
    expect(lines().slice(0, 2)).toEqual(figures);
    await expect.element(page.getByRole('button', { name: /^Redeem \d/ })).toBeDisabled();
    await button(answer).click();
    expect(actions.acknowledge).toHaveBeenCalledOnce();
  },
);

it.each([
  ['notOffered', /You can’t redeem Edge for this plan any more\..*Nothing was taken from your balance\./, 0],
  [
    'redemptionRunning',
    /You can redeem again once your last redemption is done\..*You can follow it below\./,
    3,
  ],
  ['insufficientBalance', /You do not have enough Edge.*See your rewards/, 3],
] as const)('scenario 48: %s has its reason, and no button that redeems', async (blocker, text, figures) => {
  const short = { ...quote, balance: '450.00', balanceAfter: null, missing: '350.00' };
  await show({ ...confirming, quote: short, step: 'blocked', blocker });
  await expect.element(obstacle).toMatchTextContent(text);
  expect(lines()).toHaveLength(figures);
  if (figures > 0) expect(lines().at(-1)).toBe('Missing | 350.00 Edge');
  await expect.element(page.getByRole('button', { name: /^Redeem/ })).not.toBeInTheDocument();
  await button('Back to the plans').click();
  expect(actions.dismiss).toHaveBeenCalledOnce();
});

it.each([
  ['insufficientBalance', /You do not have enough Edge to redeem this plan\./],
  ['priceChanged', /The price of this plan has changed\. Nothing was taken from your balance\./],
  ['redemptionRunning', /You can redeem again once your last redemption is done\./],
  ['intentExpired', /Your confirmation reached us too late\. Nothing was taken from your balance\./],
  ['openElsewhere', /You’re redeeming in another tab\. We sent nothing from this one\./],
  ['blocked', /Sorry, we do not offer services to your region/],
] as const)('a refusal of kind %s has its reason and a next step', async (code, reason) => {
  await show({ ...confirming, step: 'refused', failure: { code } });
  await expect.element(obstacle).toMatchTextContent(/^An error occurred while redeeming your subscription\./);
  await expect.element(obstacle).toMatchTextContent(reason);
  await button('Check again').click();
  expect(actions.check).toHaveBeenCalledOnce();
});

it('what the server says of the address stands at the field; too many tries say how long to wait', async () => {
  const failure: RedemptionFailure = { code: 'fieldsRejected', fields: { email: ['Enter a valid email.'] } };
  const { rerender } = await show({ ...READY, failure });
  await expect.element(page.getByText('Enter an email address like name@example.com.')).toBeVisible();
  await rerender(screen({ ...READY, failure: { code: 'tooManyTries', seconds: 30 } }));
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Try again in 30 seconds.');
});

const STILL_CHECKING = 'We’ll keep checking until we know, even if you reload. You won’t pay twice.';
const FACTS = ['Plan', 'Premium, 1 month', 'Price', '800.00 Edge', 'Solver account email', 'dana@mail.test'];

it('scenario 39: an outcome that nobody knows is never called failed, and stays while it is looked up again', async () => {
  const title = 'We don’t know yet if we received your redemption';
  const unknown = { ...outcome, known: 'unknown', failure: { code: 'unreachable' } } as const;
  const { rerender } = await show({ ...unknown, isChecking: false });
  expect(linesOf(title)).toEqual([
    title,
    'We can’t reach the server. Check your connection and try again.',
    STILL_CHECKING,
    ...FACTS,
    'Check again',
  ]);
  await rerender(screen({ ...unknown, isChecking: true }));
  await expect.element(card(title).getByRole('button')).toHaveAttribute('data-pending');
});

const REFUSED = 'We sent it again, and it was refused.';
const SEND_AGAIN = 'Nothing was taken from your balance yet. You can send it again. You won’t pay twice.';
const NOT_ARRIVED = 'We haven’t received your redemption yet';

it.each([
  [null, [], SEND_AGAIN, ['Send it again']],
  ['redemptionRunning', [REFUSED], SEND_AGAIN, ['Send it again']],
  ['priceChanged', [REFUSED], SEND_AGAIN, ['Send it again']],
  ['insufficientBalance', [REFUSED], SEND_AGAIN, ['Send it again']],
  ['intentExpired', [REFUSED], STILL_CHECKING, []],
] as const)(
  'scenario 39: what has not arrived can be sent again, and a refusal of that (%s) does not say that nothing was taken',
  async (code, refusal, advice, buttons) => {
    const sendFailure = code === null ? null : { code };
    await show({ ...outcome, known: 'notArrived', work: null, sendFailure });
    expect(linesOf(NOT_ARRIVED)).toEqual([
      NOT_ARRIVED,
      ...refusal,
      advice,
      'Changed your mind? Don’t send it again. Within 3 minutes we’ll know whether we received it. Until then you can’t redeem another plan.',
      ...FACTS,
      ...buttons,
    ]);
  },
);

it.each([
  ['sending', 'Redeeming your Edge'],
  ['checking', 'Looking for your redemption'],
] as const)('while it is %s it cannot be sent again', async (work, label) => {
  await show({ ...outcome, known: 'notArrived', work });
  await expect
    .element(card(NOT_ARRIVED).getByRole('button', { name: new RegExp(label) }))
    .toHaveAttribute('data-pending');
});

const SENTENCE = 'An error occurred while redeeming your subscription. Please try again or contact support.';
const crashed = { ...outcome, sendFailure: { code: 'unexpected' } } as const;

it.each([
  [
    { ...crashed, known: 'unknown', failure: null, isChecking: false },
    'We don’t know yet if we received your redemption',
  ],
  [{ ...crashed, known: 'notArrived', work: null }, NOT_ARRIVED],
  [{ ...crashed, known: 'lapsed' }, 'We didn’t receive your redemption'],
] as const)(
  'a server that answers with an error has the sentence for it, then what was found out: %#',
  async (view, finding) => {
    const { rerender } = await show({ screen: 'choosing' });
    await rerender(screen(view));
    expect(linesOf(SENTENCE).slice(0, 3)).toEqual([SENTENCE, finding, 'Contact support']);
    await expect.element(page.getByRole('heading', { name: SENTENCE })).toHaveFocus();
    await expect.element(page.getByRole('status').first()).toHaveTextContent(finding);
  },
);

it.each([
  [
    'pending',
    null,
    'We’ve received your redemption',
    'Please allow up to 24 hours for your subscription to start or extend. You can follow it below.',
  ],
  ['completed', null, 'Your subscription is active', 'Log in to the solver with the email below.'],
  [
    'failed',
    'No such account.',
    'Your redemption failed, and your Edge is back',
    'Reason: No such account.\n800.00 Edge is back in your balance.',
  ],
  ['unknown', null, 'We’ve received your redemption', 'You can follow it below.'],
] as const)(
  'a redemption that is %s when it is found says no more than that',
  async (status, reason, title, text) => {
    await show({ screen: 'outcome', known: 'redeemed', redeemed: { ...redeemed, status, reason } });
    const said = [title, ...text.split('\n')];
    expect(linesOf(title).slice(0, said.length)).toEqual(said);
    expect(linesOf(title)).toContain('RW-2026-0301');
    await button('Done').click();
    expect(actions.dismiss).toHaveBeenCalledOnce();
  },
);

const FRAMES = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

it.each([
  ['Plan', 'H2'],
  ['Account', 'BUTTON'],
])('when the outcome comes to a player who is at %s, focus is on %s', async (name, tag) => {
  const { rerender } = await show({ screen: 'choosing' });
  (button(name).element() as HTMLElement).focus();
  await rerender(screen({ screen: 'outcome', known: 'checking' }));
  await FRAMES();
  expect(document.activeElement?.tagName).toBe(tag);
});

it('the dialog is heard as price and balance, the address with its hint, and the button', async () => {
  await show(READY);
  await expect.element(email).toBeVisible();
  expect(await heard(dialog.element())).toEqual([
    'dialog, Redeem Premium, 1 month',
    'dialog, Redeem Premium, 1 month',
    'heading, Redeem Premium, 1 month, level 2',
    'button, Close',
    'list, Price and balance',
    'listitem, level 1, position 1, set size 3',
    'Your balance',
    '1,250.00',
    'Edge',
    'listitem, level 1, position 2, set size 3',
    'Price',
    '800.00',
    'Edge',
    'listitem, level 1, position 3, set size 3',
    'Balance after',
    '450.00',
    'Edge',
    'status',

    'form, Redeem Edge',
    'Solver account email',
    'Your subscription goes to the solver account with this email.',
    'textbox, Solver account email, demo@rakeback.test, Your subscription goes to the solver account with this email., required',
    'status',
    'paragraph',
    'Please allow up to 24 hours for your subscription to start or extend.',
    'button, Cancel',
    'Cancel',
    'button, Redeem 800.00 Edge',
    'Redeem 800.00 Edge',
  ]);
});

it('the outcome is heard once, from its heading on', async () => {
  const client = cacheWith([]);
  await renderForMember(
    screen({
      screen: 'outcome',
      known: 'redeemed',
      redeemed: { ...redeemed, status: 'pending', reason: null },
    }),
    client,
  );
  expect(lines()).toEqual(['Premium, 1 month | 800.00 Edge', 'Your balance']);
  client.setQueryData([...accountQuery().queryKey], { edge_balance: '450.00' });
  await expect.element(page.getByText('450.00')).toBeVisible();

  const title = 'We’ve received your redemption';
  await expect.element(page.getByRole('heading', { name: title })).toHaveFocus();
  expect(await heard(page.getByRole('main').element())).toEqual([
    'main',
    'button, Plan',
    'region, We’ve received your redemption',
    'heading, We’ve received your redemption, level 2',
    'We’ve received your redemption',
    'paragraph',
    'Please allow up to 24 hours for your subscription to start or extend. You can follow it below.',
    'list, Price and balance',
    'listitem, level 1, position 1, set size 2',
    'Premium, 1 month',
    '800.00',
    'Edge',
    'listitem, level 1, position 2, set size 2',
    'Your balance',
    '450.00',
    'Edge',
    'term',
    'Solver account email',
    'definition',
    'dana@mail.test',
    'term',
    'Reference',
    'definition',
    'RW-2026-0301',
    'button, Copy',
    'Copy',
    'status',
    'button, Done',
    'Done',
  ]);
});

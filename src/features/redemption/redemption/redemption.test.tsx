import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import type { RedemptionFailure } from '#machines/redemption/redemption.failures.ts';
import { startLanguage, loadMemberCatalog } from '#i18n/language.ts';
import { Redemption } from './redemption.tsx';
import type { RedemptionFlow } from './use-redemption.ts';

beforeAll(startLanguage);
beforeAll(loadMemberCatalog);
beforeEach(() => {
  sessionStorage.clear();
});

const plan = { id: 2, tier: 'PREMIUM', interval: 'MONTH' };
const offer = {
  price: '800.00',
  balance: '1250.00',
  balanceAfter: '450.00',
  missing: null,
  latest: null,
};
const intent = {
  key: '0b9f6a9e-30d4-4e7c-8f61-2a4f3f1f0c11',
  plan,
  edgeAmount: '800.00',
  email: 'dana@mail.test',
  validUntil: '2026-03-14T09:28:53.000Z',
};
const redeemed = {
  reference: 'RW-2026-0301',
  plan,
  edgeAmount: '800.00',
  email: 'dana@mail.test',
  reason: null,
};

const confirm = vi.fn<(email: string) => void>();
const dismiss = vi.fn<() => void>();
beforeEach(() => {
  vi.clearAllMocks();
});

const READY: RedemptionFlow = {
  member: 7,
  stage: 'confirming',
  outcome: null,
  isRecalling: false,
  isReading: false,
  isUnread: false,
  hasMoved: false,
  canConfirm: true,
  canRetry: true,
  isSubmitting: false,
  isRefused: false,
  isLookedAtAnew: false,
  bar: null,
  plan,
  offer,
  inSight: { price: '800.00', balance: '1250.00' },
  intent: null,
  redeemed: null,
  failure: null,
  unsettledBy: null,
  choose: () => undefined,
  dismiss,
  readAgain: () => undefined,
  accept: () => undefined,
  confirm,
  retry: () => undefined,
};

const screen = (changes: Partial<RedemptionFlow>) => (
  <I18nProvider i18n={i18n}>
    <Redemption flow={{ ...READY, ...changes }} email="demo@rakeback.test" />
  </I18nProvider>
);
const show = (changes: Partial<RedemptionFlow> = {}) => render(screen(changes));
const outcome = (changes: Partial<RedemptionFlow>) =>
  show({ stage: 'outcome', plan: null, offer: null, intent, ...changes });

const dialog = page.getByRole('dialog', { name: 'Redeem Premium, 1 month' });
const email = page.getByRole('textbox', { name: 'Email of your solver account' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const obstacle = page.getByRole('group').filter({ hasText: /\w/ });
const lines = () =>
  page
    .getByRole('list', { name: 'Price and balance' })
    .getByRole('listitem')
    .elements()
    .map((line) => (line as HTMLElement).innerText.replaceAll(/\s*\n\s*/g, ' | '));
const card = (name: string) => page.getByRole('region', { name });
const words = (name: string) =>
  (card(name).element() as HTMLElement).innerText.split(/\s*\n\s*/).filter((line) => line !== '');

it('scenario 41: shows balance, price, what is left, where it goes and how long it takes, and redeems for that address', async () => {
  await show();
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
    .toHaveAccessibleDescription('Check it: the subscription goes to the solver account with this address.');
  await email.fill('  solver@mail.test ');
  await button('Redeem 800.00 Edge').click();
  expect(confirm.mock.calls).toEqual([['solver@mail.test']]);
});

it('scenario 42: until price and balance are known there is room for them, no figure, and nothing to redeem', async () => {
  await show({ offer: null, isReading: true, canConfirm: false });
  await expect.element(dialog.getByRole('status').first()).toHaveTextContent('Checking price and balance');
  expect(lines()).toEqual(['Your balance', 'Price', 'Balance after']);
  await email.click();
  await userEvent.keyboard('{Enter}');
  expect(confirm).not.toHaveBeenCalled();
});

it('scenario 41: while both are read again the figures stay, what is typed too, and confirming waits', async () => {
  const { rerender } = await show();
  await email.fill('solver@mail.test');
  await rerender(screen({ isReading: true, canConfirm: false }));
  expect(lines()).toEqual([
    'Your balance | 1,250.00 Edge',
    'Price | 800.00 Edge',
    'Balance after | 450.00 Edge',
  ]);
  await expect
    .element(page.getByRole('button', { name: /Checking price and balance/ }))
    .toHaveAttribute('aria-disabled');
  await expect.element(email).toHaveValue('solver@mail.test');
});

it('scenario 41: what moved is told, from what to what, and the button waits', async () => {
  const accept = vi.fn<() => void>();
  await show({
    hasMoved: true,
    canConfirm: false,
    accept,
    offer: { ...offer, price: '900.00', balance: '1300.00', balanceAfter: '400.00' },
  });
  await expect.element(obstacle).toHaveFocus();
  await expect
    .element(obstacle)
    .toHaveTextContent(
      'The price changed from 800.00 to 900.00 Edge.Your balance changed from 1,250.00 to 1,300.00 Edge.Use the new price',
    );
  expect(lines()).toEqual([
    'Your balance | It was 1,250.00 Edge. | 1,300.00 Edge',
    'Price | It was 800.00 Edge. | 900.00 Edge',
    'Balance after | 400.00 Edge',
  ]);
  await expect.element(button('Redeem 900.00 Edge')).toBeDisabled();
  await button('Use the new price').click();
  expect(accept).toHaveBeenCalledOnce();
});

const another = { reference: 'RW-2026-0302', plan, status: 'completed' } as const;

it.each([
  [
    { ...offer, balance: '450.00', balanceAfter: '-350.00', latest: another },
    'Meanwhile another redemption was made (Premium, 1 month).Your balance changed from 1,250.00 to 450.00 Edge.I want one more',
  ],
  [
    { ...offer, latest: { ...another, status: 'failed' } as const },
    'Meanwhile another redemption was made (Premium, 1 month). It failed, and its Edge is back.I want one more',
  ],
])(
  'scenario 63: a redemption that was made meanwhile is told before another one can be',
  async (moved, words) => {
    const accept = vi.fn<() => void>();
    await show({
      hasMoved: true,
      canConfirm: false,
      accept,
      offer: moved,
      inSight: { ...offer, latest: null },
    });
    await expect.element(obstacle).toHaveTextContent(words);
    await button('I want one more').click();
    expect(accept).toHaveBeenCalledOnce();
  },
);

it('scenario 48: what the balance lacks is said in figures and in the words for it, with a way to more', async () => {
  await show({
    bar: 'insufficientBalance',
    canConfirm: false,
    offer: { ...offer, balance: '450.00', balanceAfter: null, missing: '350.00' },
  });
  await expect
    .element(obstacle)
    .toHaveTextContent(
      'You do not have enough Edge to redeem this plan. Please check your balance or choose a different plan.' +
        'You are 350.00 Edge short.Back to the plansSee what you earn',
    );
  expect(lines().at(-1)).toBe('Missing | 350.00 Edge');
  await button('Back to the plans').click();
  expect(dismiss).toHaveBeenCalledOnce();
});

it.each([
  ['insufficientBalance', /You do not have enough Edge to redeem this plan\./],
  ['priceChanged', /The price of this plan has changed\. Nothing was taken from your balance\./],
  ['redemptionRunning', /Another redemption of yours is still running/],
  ['intentExpired', /took too long to reach us and was refused\. Nothing was taken from your balance\./],
  ['openElsewhere', /Another tab of this browser is redeeming.* Nothing was sent from this tab\./],
  ['blocked', /We do not offer services in your region\./],
] as const)('a refusal of kind %s has its reason and a next step', async (code, reason) => {
  const readAgain = vi.fn<() => void>();
  await show({ isRefused: true, canConfirm: false, failure: { code }, readAgain });
  await expect.element(obstacle).toMatchTextContent(/^An error occurred while redeeming your subscription\./);
  await expect.element(obstacle).toMatchTextContent(reason);
  await button('Look again').click();
  expect(readAgain).toHaveBeenCalledOnce();
});

it('what the server says of the address stands at the field; too many tries say how long to wait', async () => {
  const failure: RedemptionFailure = { code: 'fieldsRejected', fields: { email: ['Enter a valid email.'] } };
  const { rerender } = await show({ failure });
  await expect.element(page.getByText('Enter an email address like name@example.com.')).toBeVisible();
  await rerender(screen({ failure: { code: 'tooManyTries', seconds: 30 } }));
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Try again in 30 seconds.');
});

it('a price that cannot be read says so, and is read again by a press', async () => {
  const readAgain = vi.fn<() => void>();
  await show({ isUnread: true, canConfirm: false, offer: null, readAgain });
  await expect.element(dialog.getByText('Price and balance could not be read.')).toBeVisible();
  await button('Try again').click();
  expect(readAgain).toHaveBeenCalledOnce();
});

it('while it is sent nothing closes the dialog', async () => {
  await show({ isSubmitting: true, canConfirm: false });
  await expect.element(button('Cancel')).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeVisible();
  expect(dismiss).not.toHaveBeenCalled();
});

it('scenario 39: a dialog that fades out because nobody knows says nothing of a failure', async () => {
  const { rerender } = await show({ isSubmitting: true, canConfirm: false });
  await expect.element(dialog).toBeVisible();
  await rerender(screen({ stage: 'outcome', outcome: 'checking', intent, failure: { code: 'unreachable' } }));
  expect(document.body.textContent).not.toContain('An error occurred');
});

it('a slip in the address is pointed out, and put right by a press', async () => {
  await show();
  await email.fill('dana@gmial.com');
  await button('Did you mean dana@gmail.com?').click();
  await expect.element(email).toHaveValue('dana@gmail.com');
  await expect.element(email).toHaveFocus();
  await expect.element(button('Did you mean dana@gmail.com?')).not.toBeInTheDocument();
});

it('scenario 39: an outcome that nobody knows is never called failed, and stays while it is looked up again', async () => {
  const title = 'We do not know yet whether your redemption arrived';
  const { rerender } = await outcome({ outcome: 'unknown', failure: { code: 'unreachable' } });
  await expect.element(page.getByRole('heading', { name: title })).toHaveFocus();
  expect(words(title)).toEqual([
    title,
    'The server does not answer at the moment.',
    'Your redemption may have arrived or not. We look it up again by ourselves until we know, also when you reload this page. It is never redeemed twice.',
    'Plan',
    'Premium, 1 month',
    'Price',
    '800.00 Edge',
    'Email of your solver account',
    'dana@mail.test',
    'Check now',
  ]);
  await rerender(screen({ stage: 'outcome', outcome: 'checking', intent }));
  await expect.element(card(title).getByRole('button')).toHaveAttribute('data-pending');
});

const FACTS = [
  'Plan',
  'Premium, 1 month',
  'Price',
  '800.00 Edge',
  'Email of your solver account',
  'dana@mail.test',
];
const NOT_SO_FAR = [
  'So far nothing was taken from your balance. You can send it again: should the first one still arrive, both count as one.',
  'If you do not want it any more, leave it. We keep looking: within three minutes it has arrived, or it is refused and nothing is taken. Until then no other plan can be redeemed.',
];

it('scenario 39: what has not arrived can be sent again, and nothing else', async () => {
  const title = 'Your redemption has not arrived so far';
  const retry = vi.fn<() => void>();
  const { rerender } = await outcome({ outcome: 'notArrived', retry });
  expect(words(title)).toEqual([title, ...NOT_SO_FAR, ...FACTS, 'Send it again']);
  await button('Send it again').click();
  expect(retry).toHaveBeenCalledOnce();
  await rerender(screen({ stage: 'outcome', outcome: 'checking', intent, canRetry: true }));
  await expect.element(card(title).getByRole('button')).not.toHaveAttribute('data-pending');
  await rerender(screen({ stage: 'outcome', outcome: 'sending', intent, canRetry: false }));
  await expect.element(card(title).getByRole('button')).toHaveAttribute('data-pending');
});

it.each([
  [
    'redemptionRunning',
    'Sent again, it was refused: another redemption of yours is running.',
    ['Send it again'],
  ],
  ['priceChanged', 'Sent again, it was refused: the price of this plan has changed.', ['Send it again']],
  [
    'insufficientBalance',
    'Sent again, it was refused: your balance does not cover this plan at the moment.',
    ['Send it again'],
  ],
  [
    'intentExpired',
    'Sent again, it came too late and was refused. In a few seconds it is certain that it cannot arrive any more.',
    [],
  ],
] as const)(
  'a second try that is refused (%s) says so, and not that nothing was taken',
  async (code, told, buttons) => {
    const title = 'Your redemption has not arrived so far';
    await outcome({ outcome: 'notArrived', unsettledBy: { code } });
    expect(words(title)).toEqual([title, told, ...NOT_SO_FAR, ...FACTS, ...buttons]);
  },
);

it('what cannot arrive any more took nothing, and leads back to the plans', async () => {
  const title = 'Your redemption did not arrive';
  await outcome({ outcome: 'lapsed' });
  await expect.element(page.getByRole('heading', { name: title })).toHaveFocus();
  expect(words(title)).toEqual([
    title,
    'Nothing was taken from your balance, and it cannot arrive any more. You can choose a plan again.',
    ...FACTS,
    'Back to the plans',
  ]);
  await button('Back to the plans').click();
  expect(dismiss).toHaveBeenCalledOnce();
});

const SENTENCE = 'An error occurred while redeeming your subscription. Please try again or contact support.';

it.each([
  ['unknown', 'We do not know yet whether your redemption arrived'],
  ['notArrived', 'Your redemption has not arrived so far'],
  ['lapsed', 'Your redemption did not arrive'],
] as const)(
  'a server that answers with an error has the sentence for it, then what was found out: %s',
  async (found, finding) => {
    await outcome({ outcome: found, unsettledBy: { code: 'unexpected' } });
    expect(words(SENTENCE).slice(0, 3)).toEqual([SENTENCE, finding, 'Contact support']);
    await expect.element(page.getByRole('status').first()).toHaveTextContent(`${SENTENCE} ${finding}`);
  },
);

it('scenario 39: what arrived in spite of an error of the server is not called one, nor while it is looked for', async () => {
  const { rerender } = await outcome({ outcome: 'checking', unsettledBy: { code: 'unexpected' } });
  expect(document.body.textContent).not.toContain('An error occurred');
  await rerender(
    screen({ stage: 'outcome', outcome: 'redeemed', redeemed: { ...redeemed, status: 'pending' } }),
  );
  await expect.element(page.getByRole('heading', { name: 'Your redemption has arrived' })).toBeVisible();
  expect(document.body.textContent).not.toContain('An error occurred');
});

it.each([
  [
    'pending',
    null,
    'Your redemption has arrived',
    'Please allow up to 24 hours for your subscription to start or extend. Where it stands is shown below the plans.',
  ],
  [
    'completed',
    null,
    'Your subscription is active',
    'Log in to the solver with the address below to use it.',
  ],
  [
    'failed',
    'No such account.',
    'Your redemption failed, and your Edge is back',
    'Reason: No such account. The Edge is back in your balance. You can choose a plan again.',
  ],
] as const)(
  'a redemption that is %s when it is found says no more than that',
  async (status, reason, title, text) => {
    await outcome({ outcome: 'redeemed', intent: null, redeemed: { ...redeemed, status, reason } });
    expect(words(title).slice(0, 2)).toEqual([title, text]);
    await expect.element(page.getByRole('textbox', { name: 'Reference' })).toHaveValue('RW-2026-0301');
    await button('Done').click();
    expect(dismiss).toHaveBeenCalledOnce();
  },
);

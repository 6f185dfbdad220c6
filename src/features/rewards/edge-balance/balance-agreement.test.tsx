import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { getAccountResponseMock } from '#sdk/generated/api/account/account.msw.ts';
import { account } from '#sdk/generated/api/account/account.ts';
import { getEdgeHistoryResponseMock } from '#sdk/generated/api/edge-history/edge-history.msw.ts';
import { edgeHistory } from '#sdk/generated/api/edge-history/edge-history.ts';
import { currentSession } from '#session/session.ts';
import { renderForMember } from '#tests/fixtures/render-for-member.tsx';
import { BalanceAgreement } from './balance-agreement.tsx';

vi.mock(import('#sdk/generated/api/account/account.ts'), async (original) => ({
  ...(await original()),
  account: vi.fn<typeof account>(),
}));
vi.mock(import('#sdk/generated/api/edge-history/edge-history.ts'), async (original) => ({
  ...(await original()),
  edgeHistory: vi.fn<typeof edgeHistory>(),
}));
vi.mock(import('#session/session.ts'), () => ({ currentSession: vi.fn<typeof currentSession>() }));

beforeEach(() => {
  vi.mocked(account).mockReset();
  vi.mocked(edgeHistory).mockReset();
});

/** The balance in the session, as every page shows it. */
function session(balance: string) {
  let user = { ...getAccountResponseMock(), edge_balance: balance };
  let view = { user };
  const listeners = new Set<() => void>();
  const updateUser = (changes: Partial<typeof user>) => {
    user = { ...user, ...changes };
    view = { user };
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const fake = { view: () => view, subscribe, updateUser };
  vi.mocked(currentSession).mockReturnValue(fake as unknown as ReturnType<typeof currentSession>);
  return {
    show: (edge_balance: string) => {
      updateUser({ edge_balance });
    },
    balance: () => user.edge_balance,
  };
}

/** Answers in turn, the last one from then on; null is no answer. */
function answers(ledger: readonly (string | null)[], balances: readonly (string | null)[] = []) {
  const history = getEdgeHistoryResponseMock();
  const endingWith = (balance_after: string) => ({
    ...history,
    results: history.results.map((movement) => ({ ...movement, balance_after })),
  });
  const inTurn = <T,>(values: readonly (string | null)[], answerOf: (value: string) => T) => {
    const left = [...values];
    return () => {
      const value = left.length > 1 ? left.shift() : left[0];
      if (value === undefined) throw new Error('Not expected');
      return value === null ? Promise.reject(new Error('down')) : Promise.resolve(answerOf(value));
    };
  };
  vi.mocked(edgeHistory).mockImplementation(inTurn(ledger, endingWith));
  vi.mocked(account).mockImplementation(
    inTurn(balances, (edge_balance) => ({ ...getAccountResponseMock(), edge_balance })),
  );
}

/** How often the ledger and the account were read. */
const reads = () => [edgeHistory, account].map((call) => vi.mocked(call).mock.calls.length);
const notice = page.getByRole('status').first();
const alert = page.getByRole('alert');
const says = (words: string) => expect.poll(() => document.body.textContent).toContain(words);
const again = page.getByRole('button', { name: 'Try again' });

it.each([
  ['1250.00', '1250.0'],
  ['0.00', '0'],
  ['9007199254740993.01', '9007199254740993.01'],
])('a balance of %s and a ledger that ends with %s agree, and nothing is said', async (balance, ledger) => {
  session(balance);
  answers([ledger]);
  await renderForMember(<BalanceAgreement />);
  await expect.poll(reads).toEqual([1, 0]);
  await expect.element(notice).toHaveTextContent('');
  await expect.element(alert).not.toBeInTheDocument();
});

it('scenario 40: where they differ both are read again once, and the new balance is shown and said', async () => {
  const { balance } = session('1250.00');
  answers(['450.00'], ['450.00']);
  await renderForMember(<BalanceAgreement />);
  await expect.element(notice).toHaveTextContent('Your balance changed. It’s now 450.00 Edge.');
  expect([balance(), reads()]).toEqual(['450.00', [2, 1]]);
});

it('an old answer of the ledger is read again in silence when the balance was right', async () => {
  session('450.00');
  answers(['1250.00', '450.00'], ['450.00']);
  await renderForMember(<BalanceAgreement />);
  await expect.poll(reads).toEqual([2, 1]);
  await expect.element(notice).toHaveTextContent('');
  await expect.element(alert).not.toBeInTheDocument();
});

it('what still differs is said with both numbers, and read again only when the player asks', async () => {
  session('1250.00');
  answers(['450.00', '450.00', '1250.00'], ['1250.00']);
  await renderForMember(<BalanceAgreement />);
  await says('Your balance is 1,250.00 Edge, but your Edge history ends with 450.00 Edge.');
  await says('We checked both again, and they still don’t match.');
  expect(reads()).toEqual([2, 1]);
  await again.click();
  await expect
    .element(notice)
    .toHaveTextContent('Your balance and your Edge history match now: 1,250.00 Edge.');
  await expect.element(alert).not.toBeInTheDocument();
  expect(reads()).toEqual([3, 2]);
});

it('an account that answers another balance each time is not asked without end', async () => {
  session('1.00');
  answers(['9.00'], ['2.00', '3.00']);
  await renderForMember(<BalanceAgreement />);
  await says('Your balance is 2.00 Edge, but your Edge history ends with 9.00 Edge.');
  expect(reads()).toEqual([2, 1]);
});

it.each([
  ['account', ['450.00'], [null]],
  ['ledger', ['450.00', null], ['1250.00']],
])('when the %s cannot be read again, the alert stays, with the reason', async (_, ledger, balances) => {
  session('1250.00');
  answers(ledger, balances);
  await renderForMember(<BalanceAgreement />);
  const both = 'Your balance is 1,250.00 Edge, but your Edge history ends with 450.00 Edge.';
  await says(`${both}Something went wrong on our side.`);

  vi.mocked(account).mockReturnValue(new Promise(() => undefined));
  await again.click();
  await expect.element(page.getByRole('button', { name: /Checking your balance/ })).toBeVisible();
  await says(`${both}Something went wrong on our side.`);
});

it('a ledger that does not load contradicts nothing', async () => {
  session('1250.00');
  answers([null]);
  await renderForMember(<BalanceAgreement />);
  await expect.poll(reads).toEqual([1, 0]);
  await expect.element(alert).not.toBeInTheDocument();
});

it('another balance at the top is compared with the ledger, and the same one is not', async () => {
  const { show: showBalance } = session('1250.00');
  answers(['1250.00', '450.00']);
  await renderForMember(<BalanceAgreement />);
  await expect.poll(reads).toEqual([1, 0]);
  showBalance('1250');
  showBalance('450.00');
  await expect.poll(reads).toEqual([2, 0]);
  await expect.element(alert).not.toBeInTheDocument();
});

import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { startLanguage, loadCatalog } from '#i18n/language.ts';
import { combineQueries, type QueryState } from './query-state.ts';
import { QueryContent } from './query-content.tsx';
import { StaleNotice } from './stale-notice.tsx';

beforeAll(() => startLanguage('en'));
beforeAll(() => loadCatalog('members'));

const UPDATED_AT = new Date(2026, 2, 14, 9, 36).getTime();
const query = (changes: Partial<QueryState<string>>): QueryState<string> => ({
  data: undefined,
  isError: false,
  error: null,
  isFetching: false,
  dataUpdatedAt: UPDATED_AT,
  refetch: vi.fn<() => unknown>(),
  ...changes,
});

function show(...given: QueryState<string>[]) {
  return render(
    <I18nProvider i18n={i18n}>
      {given.map((one, index) => (
        <QueryContent
          key={index}
          query={one}
          failed="It did not load."
          loading="Loading it"
          placeholder={<p>…</p>}
        >
          {(data) => <p>{data}</p>}
        </QueryContent>
      ))}
    </I18nProvider>,
  );
}

it('scenario 42: holds the place of what is on its way, without a value', async () => {
  const { container } = await show(query({ isFetching: true }));
  expect(container.querySelector('[aria-hidden=true]')?.textContent).toBe('…');
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading it');
});

it('scenario 43: what did not load says so and can be tried again', async () => {
  const failed = query({ isError: true });
  await show(failed);
  await expect.element(page.getByRole('heading', { name: 'It did not load.' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(failed.refetch).toHaveBeenCalledOnce();
});

it('scenario 43: what was read before stays when it cannot be read again', async () => {
  const failed = query({ isError: true, data: '606.63 Edge' });
  const { container } = await show(failed);
  expect(container.textContent).toBe('We couldn’t update this. It’s from 9:36 AM UTC.Try again606.63 Edge');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(failed.refetch).toHaveBeenCalledOnce();
});

it('combined queries have data when both have, and only the failed one is refetched', () => {
  const failed = query({ isError: true, dataUpdatedAt: 1 });
  const there = query({ data: 'deals' });
  const both = combineQueries(there, failed);
  both.refetch();
  expect([both.data, both.isError, both.dataUpdatedAt]).toEqual([undefined, true, 1]);
  expect([there.refetch, failed.refetch].map((refetch) => vi.mocked(refetch).mock.calls.length)).toEqual([
    0, 1,
  ]);
  expect(combineQueries(there, there).data).toEqual(['deals', 'deals']);
});

const answered = (status: number) => ({ problem: { kind: 'answered', status, retryAfterSeconds: null } });
const unanswered = { problem: { kind: 'unreachable', status: null, retryAfterSeconds: null } };

it.each([
  ['a server that failed', answered(500), true, 'Something went wrong on our side. Try again in a moment.'],
  [
    'too many calls',
    { problem: { kind: 'answered', status: 429, retryAfterSeconds: 30 } },
    true,
    'Too many tries. Try again in 30 seconds.',
  ],
  ['no answer', unanswered, true, 'We can’t reach the server. Check your connection and try again.'],
  ['no network', unanswered, false, 'You’re offline. We’ll load this when you’re back online.'],
])('the error names its cause: %s', async (_, error, isOnline, reason) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const { container } = await show(query({ isError: true, error }));
  expect(container.textContent).toBe(`It did not load. ${reason}Try againContact support`);
});

it('an error that only we can mend gives the id of the request, to copy; others do not', async () => {
  const requestId = '7f4c2a52-9d0e-4f6a-8f55-0f1f5a1c2b3d';
  const withId = (status: number) => ({ problem: { ...answered(status).problem, requestId } });
  const { container } = await show(query({ isError: true, error: withId(503) }));
  await page.getByRole('button', { name: 'Show Error' }).click();
  expect(container.textContent).toContain(`If you contact support, include this code.${requestId}Copy`);

  const { container: other } = await show(
    query({ isError: true, error: { problem: { ...withId(429).problem, retryAfterSeconds: 30 } } }),
  );
  expect(other.textContent).toBe(
    'It did not load. Too many tries. Try again in 30 seconds.Try againContact support',
  );
});

it('one failed query is explained once, however many cards use it', async () => {
  const error = answered(500);
  const cards = (isFirstShown: boolean) => (
    <I18nProvider i18n={i18n}>
      {(isFirstShown ? ['first', 'second'] : ['second']).map((name) => (
        <QueryContent
          key={name}
          query={query({ isError: true, error })}
          failed={`The ${name} did not load.`}
          loading="Loading it"
          placeholder={null}
        >
          {() => null}
        </QueryContent>
      ))}
    </I18nProvider>
  );
  const { container, rerender } = await render(cards(true));
  expect(container.textContent).toBe(
    'The first did not load. Something went wrong on our side. Try again in a moment.Try againContact supportThe second did not load.',
  );
  await rerender(cards(false));
  expect(container.textContent).toBe(
    'The second did not load. Something went wrong on our side. Try again in a moment.Try againContact support',
  );
});

it('several cards whose refetch failed share one Try again button', async () => {
  const stale = query({ isError: true, error: answered(500), data: '606.63 Edge' });
  const { container } = await show(stale, stale);
  expect(container.textContent).toBe(
    'We couldn’t update this. It’s from 9:36 AM UTC.Try again606.63 EdgeWe couldn’t update this. It’s from 9:36 AM UTC.606.63 Edge',
  );
});

it('being offline is explained once for all queries', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { container } = await show(
    query({ isError: true, error: { ...unanswered } }),
    query({ isError: true, error: { ...unanswered } }),
  );
  expect(container.textContent).toBe(
    'It did not load. You’re offline. We’ll load this when you’re back online.Try againContact supportIt did not load.',
  );
});

it('a notice without a text does not count as the first one', async () => {
  const error = answered(500);
  const { container } = await render(
    <I18nProvider i18n={i18n}>
      <StaleNotice error={error} pendingLabel="Loading it" isPending={false} onRetry={() => undefined}>
        {false}
      </StaleNotice>
      <QueryContent
        query={query({ isError: true, error })}
        failed="It did not load."
        loading="Loading it"
        placeholder={null}
      >
        {() => null}
      </QueryContent>
    </I18nProvider>,
  );
  expect(container.textContent).toBe(
    'It did not load. Something went wrong on our side. Try again in a moment.Try againContact support',
  );
});

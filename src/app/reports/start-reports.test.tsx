import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';

import { reportFailure, setReporter } from '#lib/log.ts';
import { routes } from '#routes.ts';
import { startReports } from './start-reports.ts';

const ADDRESS = 'https://reports.example/site';
let beacon: MockInstance<Navigator['sendBeacon']>;

beforeEach(() => {
  beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
});
afterEach(() => setReporter(null));

interface Batch {
  readonly release: string;
  readonly language: string;
  readonly reports: readonly { readonly kind: string; readonly message?: string }[];
}

function leavePage(): Batch[] {
  window.dispatchEvent(new Event('pagehide'));
  return beacon.mock.calls.map(([, body]) => JSON.parse(body as string) as Batch);
}

it('without an address nothing is reported', () => {
  startReports(null);
  reportFailure('crash', new Error('no'));
  expect(leavePage()).toEqual([]);
});

it('failures go to the address when the page is left, also early ones, without what a person typed', async () => {
  const field = document.createElement('input');
  field.value = 'Dana River';
  document.body.append(field);
  history.replaceState(null, '', `${routes.verifyEmailCode.href()}?uidb64=Nw&token=a-secret-token-1234`);

  startReports(ADDRESS);
  reportFailure('crash', new TypeError('Dana River paid 250.00 to dana@example.com'), 'request-1');
  await vi.waitFor(() => expect(leavePage()).not.toEqual([]));
  reportFailure('answer', new Error('not what is promised'));

  const sent = leavePage();
  expect(beacon.mock.calls.map(([address]) => address)).toEqual([ADDRESS, ADDRESS]);
  const failures = sent.flatMap(({ reports }) => reports).filter(({ kind }) => kind !== 'vital');
  expect(failures).toEqual([
    {
      kind: 'crash',
      name: 'TypeError',
      message: '[typed] paid [number] to [email]',
      stack: expect.any(Array) as string[],
      request_id: 'request-1',
      route: '/login/verify-email/code',
    },
    {
      kind: 'answer',
      name: 'Error',
      message: 'not what is promised',
      stack: expect.any(Array) as string[],
      request_id: null,
      route: '/login/verify-email/code',
    },
  ]);
  expect(sent.map(({ release, language }) => [release, language])).toEqual([
    ['development', document.documentElement.lang],
    ['development', document.documentElement.lang],
  ]);
  expect(JSON.stringify(sent)).not.toMatch(/Dana|example\.com|secret|uidb64/);
  field.remove();
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { copyText } from './clipboard.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refusal = new DOMException('no', 'NotAllowedError');
const hangs = new Promise<never>(() => undefined);

it.each([
  ['has the text', { clipboard: { writeText: () => Promise.resolve() } }, true],
  ['is missing', {}, false],
  ['is refused', { clipboard: { writeText: () => Promise.reject(refusal) } }, false],
  ['keeps us waiting', { clipboard: { writeText: () => hangs } }, false],
])('a clipboard that %s', async (_, navigator, isCopied) => {
  vi.stubGlobal('navigator', navigator);
  const copied = copyText('RIVER50');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await copied).toBe(isCopied);
});

import { afterEach, expect, it, vi } from 'vitest';

import { openTabChannel } from './tab-channel.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const insecure = new DOMException('no', 'SecurityError');

it.each([
  ['is missing', undefined],
  [
    'is refused',
    function refused() {
      throw insecure;
    },
  ],
  [
    'cannot be written to',
    class extends EventTarget {
      postMessage() {
        throw insecure;
      }
      close() {
        throw insecure;
      }
    },
  ],
])('where BroadcastChannel %s, the storage still tells of other tabs', (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  const page = new EventTarget();
  const onHint = vi.fn();
  const tabs = openTabChannel(page, onHint);
  tabs.tell('loggedIn');
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'user_refresh' }));
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'language' }));
  page.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  tabs.close();
  page.dispatchEvent(Object.assign(new Event('storage'), { key: null }));

  expect(onHint.mock.calls.length).toBe(2);
});

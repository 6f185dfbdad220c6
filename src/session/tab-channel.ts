import { LOGIN_KEY, REFRESH_KEY } from './token-vault.ts';

const NAME = 'session';

export type TabHint = 'signedIn' | 'signedOut';

/** Between the tabs of this browser go hints to look at the storage, and never a token. */
export interface TabChannel {
  readonly tell: (hint: TabHint) => void;
  readonly close: () => void;
}

/** The `storage` event says the same where there is no BroadcastChannel. Its key is null when all was cleared. */
export function openTabChannel(page: EventTarget, onHint: () => void): TabChannel {
  const channel = openBroadcastChannel(onHint);
  const onStorage = (event: Event) => {
    const key: unknown = 'key' in event ? event.key : null;
    if (key === null || key === REFRESH_KEY || key === LOGIN_KEY) onHint();
  };
  page.addEventListener('storage', onStorage);
  return {
    tell: (hint) => channel?.postMessage({ type: hint }),
    close: () => {
      channel?.close();
      page.removeEventListener('storage', onStorage);
    },
  };
}

function openBroadcastChannel(onHint: () => void): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', onHint);
  return channel;
}

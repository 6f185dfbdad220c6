import { LOGIN_KEY, REFRESH_KEY } from './token-vault.ts';

const NAME = 'session';

export type TabHint = 'loggedIn' | 'loggedOut';

/** Sends hints to other tabs to check the storage. A hint never holds a token. */
export interface TabChannel {
  readonly tell: (hint: TabHint) => void;
  readonly close: () => void;
}

/** Without BroadcastChannel the `storage` event is the hint. Its key is null after `localStorage.clear()`. */
export function openTabChannel(page: EventTarget, onHint: () => void): TabChannel {
  const channel = openBroadcastChannel(onHint);
  const onStorage = (event: Event) => {
    const key: unknown = 'key' in event ? event.key : null;
    if (key === null || key === REFRESH_KEY || key === LOGIN_KEY) onHint();
  };
  page.addEventListener('storage', onStorage);
  return {
    tell: (hint) => attempt(() => channel?.postMessage({ type: hint })),
    close: () => {
      attempt(() => channel?.close());
      page.removeEventListener('storage', onStorage);
    },
  };
}

/** Null if the browser has no BroadcastChannel or denies it. */
function openBroadcastChannel(onHint: () => void): BroadcastChannel | null {
  return attempt(() => {
    const channel = new BroadcastChannel(NAME);
    channel.addEventListener('message', onHint);
    return channel;
  });
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { loadMenuPanel } from './load-menu-panel.ts';
import type { MenuPanel } from './menu-panel.tsx';

/** Opens the panel as soon as it is loaded. Where it does not come, `mode` says so until the next try. */
export function useMenuPanel(trigger: RefObject<HTMLButtonElement | null>) {
  const [Panel, setPanel] = useState<typeof MenuPanel | null>(null);
  const [mode, setMode] = useState<'closed' | 'waiting' | 'open' | 'failed'>('closed');
  const [firstFocus, setFirstFocus] = useState<'first' | 'last'>('first');

  const close = () => {
    setMode('closed');
  };
  const open = (focus: 'first' | 'last') => {
    // Safari gives a pressed button no focus, and the menu returns it to where it was.
    trigger.current?.focus();
    setFirstFocus(focus);
    setMode('waiting');
    loadMenuPanel().then(
      (loaded) => {
        setPanel(() => loaded.MenuPanel);
        setMode((now) => (now === 'waiting' ? 'open' : now));
      },
      () => {
        setMode((now) => (now === 'waiting' ? 'failed' : now));
      },
    );
  };
  const openAgain = useEffectEvent(() => {
    open(firstFocus);
  });
  useEffect(() => {
    if (mode !== 'failed') return undefined;
    window.addEventListener('online', openAgain);
    return () => {
      window.removeEventListener('online', openAgain);
    };
  }, [mode]);
  return {
    Panel,
    mode,
    firstFocus,
    open,
    close,
    /** Whoever goes elsewhere meanwhile is not called back by a menu. */
    stopWaiting: () => {
      setMode((now) => (now === 'waiting' ? 'closed' : now));
    },
    preload: () => {
      // A browser without a network would only write the failure into its log.
      if (navigator.onLine) loadMenuPanel().catch(() => undefined);
    },
  };
}

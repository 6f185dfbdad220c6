import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { buttonClass, ButtonContent } from '#ui/button/button-content.tsx';
import { content } from '#ui/button/button.css.ts';
import { ChevronDownIcon } from '#ui/icons/icons.ts';
import { useElsewhere } from '#ui/popover/use-elsewhere.ts';
import { SpinnerMark } from '#ui/spinner/spinner.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { loadMenuPanel } from './load-menu-panel.ts';
import * as styles from './menu-button.css.ts';
import type { MenuPanel } from './menu-panel.tsx';
import type { MenuSection } from './menu-section.ts';

interface MenuButtonProps {
  /** The text of the button and the name of its menu. */
  label: string;
  icon: ReactNode;
  sections: readonly MenuSection[];
  /** Shown below the button when the menu fails to load: the message and the essential actions. */
  otherwise: ReactNode;
}

/** The menu itself is loaded on hover, focus or press. */
export function MenuButton({ label, icon, sections, otherwise }: MenuButtonProps) {
  const menuId = useId();
  const whole = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const { Panel, mode, ...panel } = useMenuPanel(trigger);
  const isOpen = mode === 'open';
  const hasFailed = mode === 'failed';
  useElsewhere(whole, hasFailed, panel.close);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') panel.close();
    const focus = FIRST_FOCUS[event.key];
    if (focus === undefined) return;
    event.preventDefault();
    panel.open(focus);
  };
  return (
    <div ref={whole} className={styles.whole}>
      <button
        ref={trigger}
        type="button"
        data-native=""
        className={classNames(buttonClass({ variant: 'quiet' }), styles.trigger)}
        {...(hasFailed ? {} : { 'aria-haspopup': 'menu' })}
        aria-expanded={isOpen || hasFailed}
        aria-busy={mode === 'waiting'}
        {...(isOpen || hasFailed ? { 'aria-controls': menuId } : {})}
        onPointerEnter={panel.preload}
        onFocus={panel.preload}
        onBlur={panel.stopWaiting}
        onKeyDown={onKeyDown}
        onClick={() => {
          panel.open('first');
        }}
      >
        <span className={content}>
          <ButtonContent icon={icon}>{label}</ButtonContent>
          <span className={styles.mark} aria-hidden="true">
            {mode === 'waiting' ? <SpinnerMark /> : <ChevronDownIcon className={styles.chevron} />}
          </span>
        </span>
      </button>
      {hasFailed && (
        <div
          id={menuId}
          role="group"
          aria-label={label}
          className={styles.otherwise}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            panel.close();
            trigger.current?.focus();
          }}
        >
          {otherwise}
        </div>
      )}
      {Panel !== null && (
        <Panel
          id={menuId}
          label={label}
          triggerRef={trigger}
          sections={sections}
          firstFocus={panel.firstFocus}
          isOpen={isOpen}
          onClose={panel.close}
        />
      )}
    </div>
  );
}

// Enter and Space too: their click would pass for that of a screen reader, and focus would come later.
const FIRST_FOCUS: Readonly<Record<string, 'first' | 'last'>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};

/** Opens the panel as soon as it is loaded. */
function useMenuPanel(trigger: RefObject<HTMLButtonElement | null>) {
  const [Panel, setPanel] = useState<typeof MenuPanel | null>(null);
  const [mode, setMode] = useState<'closed' | 'waiting' | 'open' | 'failed'>('closed');
  const [firstFocus, setFirstFocus] = useState<'first' | 'last'>('first');

  const close = () => {
    setMode('closed');
  };
  const load = async () => {
    const loaded = await loadMenuPanel();
    setPanel(() => loaded.MenuPanel);
  };
  const open = (focus: 'first' | 'last') => {
    // Safari gives a pressed button no focus, and the menu returns it to where it was.
    trigger.current?.focus();
    setFirstFocus(focus);
    if (Panel !== null) {
      setMode('open');
      return;
    }
    setMode('waiting');
    load().then(
      () => {
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
    /** Does not open the menu any more, because the person moved focus while it was loading. */
    stopWaiting: () => {
      setMode((now) => (now === 'waiting' ? 'closed' : now));
    },
    preload: () => {
      // A browser without a network would only write the failure into its log.
      if (navigator.onLine) load().catch(() => undefined);
    },
  };
}

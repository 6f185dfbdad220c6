import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useElsewhere } from '#ui/popover/use-elsewhere.ts';
import { MenuButtonFace } from './menu-button-face.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { menuButtonClass } from './menu-button-class.ts';
import * as styles from './menu-button.css.ts';
import type { MenuSection } from './menu-section.ts';
import { useMenuPanel } from './use-menu-panel.ts';

export interface MenuButtonProps {
  /** The text of the button and the name of its menu. */
  label: string;
  icon?: ReactNode;
  /** Shows the icon alone; the label stays its name. */
  isIconOnly?: boolean;
  variant?: 'quiet' | 'secondary';
  /** 36 and 44 px high. */
  size?: 'small' | 'medium';
  /** The edge of the button that the menu is level with. */
  align?: 'start' | 'end';
  sections: readonly MenuSection[];
  /** Stands below the button where the menu does not load: says so, with what nobody may be without. */
  otherwise: ReactNode;
}

/** A button that opens a menu of actions, links and settings. The menu itself is loaded when it is wanted. */
export function MenuButton({ label, icon, isIconOnly = false, align = 'start', ...props }: MenuButtonProps) {
  const { variant = 'quiet', size = 'medium', sections, otherwise } = props;
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
        className={menuButtonClass({ variant, size, isIconOnly })}
        {...(hasFailed ? {} : { 'aria-haspopup': 'menu' })}
        aria-expanded={isOpen || hasFailed}
        aria-busy={mode === 'waiting'}
        {...(isOpen || hasFailed ? { 'aria-controls': menuId } : {})}
        {...(isIconOnly ? { 'aria-label': label } : {})}
        onPointerEnter={panel.preload}
        onFocus={panel.preload}
        onBlur={panel.stopWaiting}
        onKeyDown={onKeyDown}
        onClick={() => {
          panel.open('first');
        }}
      >
        <MenuButtonFace icon={icon} isWaiting={mode === 'waiting'} {...(isIconOnly ? {} : { label })} />
      </button>
      {hasFailed && (
        <div
          id={menuId}
          role="group"
          aria-label={label}
          className={classNames(styles.otherwise, styles.side[align])}
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
          placement={`bottom ${align}`}
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

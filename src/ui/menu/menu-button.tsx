import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { MenuButtonFace } from './menu-button-face.tsx';
import { menuButtonClass } from './menu-button-class.ts';
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
}

/** A button that opens a menu of actions, links and settings. The menu itself is loaded when it is wanted. */
export function MenuButton({ label, icon, isIconOnly = false, align = 'start', ...props }: MenuButtonProps) {
  const { variant = 'quiet', size = 'medium', sections } = props;
  const menuId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const { Panel, mode, ...panel } = useMenuPanel(trigger);
  const isOpen = mode === 'open';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') panel.stopWaiting();
    const focus = FIRST_FOCUS[event.key];
    if (focus === undefined) return;
    event.preventDefault();
    panel.open(focus);
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        data-native=""
        className={menuButtonClass({ variant, size, isIconOnly })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-busy={mode === 'waiting'}
        {...(isOpen ? { 'aria-controls': menuId } : {})}
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
    </>
  );
}

// Enter and Space too: their click would pass for that of a screen reader, and focus would come later.
const FIRST_FOCUS: Readonly<Record<string, 'first' | 'last'>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};

import { Fragment, type RefObject, useLayoutEffect, useRef } from 'react';
import { Menu, Separator } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { popoverLayer } from '#ui/popover/popover-layer.ts';
import { MenuChoices } from './menu-choices.tsx';
import { MenuItems } from './menu-items.tsx';
import type { MenuSection } from './menu-section.ts';
import * as styles from './menu.css.ts';

export interface MenuPanelProps {
  id: string;
  label: string;
  triggerRef: RefObject<HTMLElement | null>;
  placement: 'bottom start' | 'bottom end';
  sections: readonly MenuSection[];
  firstFocus: 'first' | 'last';
  isOpen: boolean;
  onClose: () => void;
}

/** The open menu. Import this file lazily: it brings React Aria. */
export function MenuPanel(props: MenuPanelProps) {
  const { label, triggerRef, sections, onClose } = props;
  const chosen = useRef<(() => void) | null>(null);
  const choose = (action: () => void) => {
    chosen.current = action;
  };
  return (
    <Popover
      className={styles.popover}
      style={popoverLayer}
      triggerRef={triggerRef}
      placement={props.placement}
      offset={6}
      isOpen={props.isOpen}
      onOpenChange={(willBeOpen) => {
        if (!willBeOpen) onClose();
      }}
      aria-label={label}
    >
      <AfterClose triggerRef={triggerRef} chosen={chosen} />
      <Menu
        id={props.id}
        className={styles.menu}
        aria-label={label}
        autoFocus={props.firstFocus}
        onClose={onClose}
      >
        {sections.map((section, index) => (
          <Fragment key={section.id}>
            {index > 0 && <Separator className={styles.separator} />}
            {'items' in section ? (
              <MenuItems section={section} onChoose={choose} />
            ) : (
              <MenuChoices section={section} />
            )}
          </Fragment>
        ))}
      </Menu>
    </Popover>
  );
}

interface AfterCloseProps {
  triggerRef: RefObject<HTMLElement | null>;
  chosen: RefObject<(() => void) | null>;
}

/** An action may open a dialog, which must find focus on the button of the menu, to return it there. */
function AfterClose({ triggerRef, chosen }: AfterCloseProps) {
  useLayoutEffect(
    () => () => {
      const action = chosen.current;
      if (action === null) return;
      chosen.current = null;
      triggerRef.current?.focus();
      action();
    },
    [triggerRef, chosen],
  );
  return null;
}

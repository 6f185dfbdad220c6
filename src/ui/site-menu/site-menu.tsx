import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { iconButtonClass } from '#ui/icon-button/icon-button.tsx';
import { CloseIcon, MenuIcon } from '#ui/icons/icons.ts';
import { Container } from '#ui/layout/layout.tsx';
import { useElsewhere } from '#ui/popover/use-elsewhere.ts';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './site-menu.css.ts';

export interface SiteMenuProps {
  /** The name of the button. */
  label: string;
  children: ReactNode;
}

/** The navigation of a phone. Without React Aria, because every page has it. */
export function SiteMenu({ label, children }: SiteMenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useElsewhere(whole, isOpen, () => {
    setOpen(false);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  const Icon = isOpen ? CloseIcon : MenuIcon;
  return (
    <div ref={whole} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        data-native=""
        className={classNames(iconButtonClass(), styles.trigger)}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <Icon size={24} aria-hidden="true" />
      </button>
      <div
        id={id}
        className={styles.panel}
        hidden={!isOpen}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a, button') !== null) setOpen(false);
        }}
      >
        <Container>{children}</Container>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { ButtonContent } from '#ui/button/button-content.tsx';
import { content } from '#ui/button/button.css.ts';
import { icon as iconFrame } from '#ui/icon-button/icon-button.css.ts';
import { ChevronDownIcon } from '#ui/icons/chevron-down-icon.ts';
import { SpinnerMark } from '#ui/spinner/spinner-mark.tsx';
import * as styles from './menu-button.css.ts';

export interface MenuButtonFaceProps {
  icon: ReactNode;
  /** Left out where the icon stands alone. */
  label?: string;
  isWaiting: boolean;
}

/** What a menu button shows; while it waits, a spinner takes the place of the chevron or of the lone icon. */
export function MenuButtonFace({ icon, label, isWaiting }: MenuButtonFaceProps) {
  if (label === undefined) {
    return (
      <span className={iconFrame} aria-hidden="true">
        {isWaiting ? <SpinnerMark /> : icon}
      </span>
    );
  }
  return (
    <span className={content}>
      <ButtonContent icon={icon}>{label}</ButtonContent>
      <span className={styles.mark} aria-hidden="true">
        {isWaiting ? <SpinnerMark /> : <ChevronDownIcon className={styles.chevron} />}
      </span>
    </span>
  );
}

import type { ReactNode } from 'react';
import { Text } from 'react-aria-components/Text';
import { NewTabMark } from '#ui/link/new-tab-mark.tsx';
import * as styles from './menu.css.ts';

export interface MenuItemFaceProps {
  label: string;
  lang?: string;
  description?: string;
  icon?: ReactNode;
  newTabLabel?: string;
  /** A mark at the end. */
  children?: ReactNode;
}

/** What an item shows. All its words are its name: speech control must find an item by any that are seen (WCAG 2.5.3). */
export function MenuItemFace({ label, lang, description, icon, newTabLabel, children }: MenuItemFaceProps) {
  return (
    <>
      {icon !== undefined && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <Text slot="label" className={styles.texts} {...(lang === undefined ? {} : { lang })}>
        <span>
          {label}
          {newTabLabel !== undefined && <NewTabMark label={newTabLabel} />}
        </span>
        {description !== undefined && <span className={styles.description}> {description}</span>}
      </Text>
      {children}
    </>
  );
}

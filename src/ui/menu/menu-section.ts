import type { ReactNode } from 'react';
import type { LinkTarget } from '#ui/link/link.tsx';

export type MenuSection = MenuItemSection | MenuChoiceSection;

export interface MenuItemSection {
  readonly id: string;
  readonly items: readonly MenuItem[];
}

/** A setting with one value out of several, for example the theme. */
export interface MenuChoiceSection {
  readonly id: string;
  readonly heading: string;
  readonly value: string;
  readonly options: readonly MenuOption[];
  readonly onChange: (value: string) => void;
}

export interface MenuOption {
  readonly value: string;
  readonly label: string;
  /** The language of the label, where it differs from that of the page. */
  readonly lang?: string;
}

export type MenuItem = MenuActionItem | MenuLinkItem;

interface MenuItemFace {
  /** Unique in the whole menu. */
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
}

export interface MenuActionItem extends MenuItemFace {
  /** Called when the menu is closed and focus is back on its button. */
  readonly onAction: () => void;
}

export interface MenuLinkItem extends MenuItemFace, Readonly<Pick<LinkTarget, 'href' | 'isCurrent'>> {}

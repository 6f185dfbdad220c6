import type { ReactNode } from 'react';
import type { LinkTarget } from '#ui/link/link-target.ts';

/** One group of a menu, with a line between it and the next. */
export type MenuSection = MenuItemSection | MenuChoiceSection;

/** Things to do and places to go. */
export interface MenuItemSection {
  readonly id: string;
  readonly heading?: string;
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
  /** Where the label is in a language of its own. */
  readonly lang?: string;
  readonly icon?: ReactNode;
}

export type MenuItem = MenuActionItem | MenuLinkItem;

interface MenuItemFace {
  /** Of its own in the whole menu. */
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  readonly icon?: ReactNode;
}

export interface MenuActionItem extends MenuItemFace {
  /** Called when the menu is gone and focus is back on its button. */
  readonly onAction: () => void;
  readonly tone?: 'neutral' | 'critical';
  readonly isDisabled?: boolean;
}

export interface MenuLinkItem extends MenuItemFace, Readonly<LinkTarget> {}

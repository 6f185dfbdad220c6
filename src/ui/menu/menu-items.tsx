import { type ComponentProps, useRef } from 'react';
import { Header } from 'react-aria-components/Header';
import { MenuItem as AriaMenuItem, MenuSection as AriaMenuSection } from 'react-aria-components/Menu';
import { linkAttributes } from '#ui/link/link-target.ts';
import { useFollowLink } from '#ui/link/use-follow-link.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { MenuItemFace } from './menu-item-face.tsx';
import type { MenuActionItem, MenuItemSection, MenuLinkItem } from './menu-section.ts';
import * as styles from './menu.css.ts';

export interface MenuItemsProps {
  section: MenuItemSection;
  /** Told what is to happen once the menu is closed. */
  onChoose: (action: () => void) => void;
}

/** A section of actions and links. */
export function MenuItems({ section, onChoose }: MenuItemsProps) {
  return (
    <AriaMenuSection id={section.id} className={styles.section}>
      {section.heading !== undefined && <Header className={styles.heading}>{section.heading}</Header>}
      {section.items.map((item) => ('href' in item ? linkItem(item) : actionItem(item, onChoose)))}
    </AriaMenuSection>
  );
}

// Functions and not components: React Aria reads its items from the elements.
function actionItem(item: MenuActionItem, onChoose: MenuItemsProps['onChoose']) {
  return (
    <AriaMenuItem
      key={item.id}
      id={item.id}
      className={classNames(styles.item, styles.tone[item.tone ?? 'neutral'])}
      textValue={item.label}
      isDisabled={item.isDisabled ?? false}
      onAction={() => {
        onChoose(item.onAction);
      }}
    >
      <MenuItemFace {...item} />
    </AriaMenuItem>
  );
}

function linkItem(item: MenuLinkItem) {
  return (
    <AriaMenuItem
      key={item.id}
      id={item.id}
      className={classNames(styles.item, styles.tone.neutral)}
      textValue={item.label}
      href={item.href}
      render={(attributes) =>
        'href' in attributes ? <FollowedAnchor item={item} {...attributes} /> : <div {...attributes} />
      }
    >
      <MenuItemFace {...item} />
    </AriaMenuItem>
  );
}

function FollowedAnchor({ item, onClick, ...attributes }: ComponentProps<'a'> & { item: MenuLinkItem }) {
  const follow = useFollowLink(item);
  const isFollowed = useRef(false);
  return (
    <a
      {...attributes}
      {...linkAttributes(item)}
      onClick={(event) => {
        // React Aria clicks when Space goes down and, where the menu is still there, again when it comes up.
        if (isFollowed.current) {
          event.preventDefault();
          return;
        }
        isFollowed.current = true;
        onClick?.(event);
        follow(event);
      }}
    />
  );
}

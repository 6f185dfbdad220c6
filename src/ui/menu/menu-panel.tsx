import {
  type ComponentProps,
  Fragment,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { Header } from 'react-aria-components/Header';
import {
  Menu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  Separator,
} from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { AriaLocale } from '#ui/aria-locale/aria-locale.tsx';
import { CheckIcon } from '#ui/icons/icons.ts';
import { useFollowLink, useLinkAttributes } from '#ui/link/link.tsx';
import { popoverLayer } from '#ui/popover/popover.css.ts';
import { useAfterPaint } from '#ui/popover/use-after-paint.ts';
import type {
  MenuActionItem,
  MenuChoiceSection,
  MenuItemSection,
  MenuLinkItem,
  MenuSection,
} from './menu-section.ts';
import * as styles from './menu.css.ts';

export interface MenuPanelProps {
  id: string;
  label: string;
  triggerRef: RefObject<HTMLElement | null>;
  sections: readonly MenuSection[];
  firstFocus: 'first' | 'last';
  isOpen: boolean;
  onClose: () => void;
}

export function MenuPanel(props: MenuPanelProps) {
  const { label, triggerRef, sections, onClose } = props;
  const isOpen = useAfterPaint(props.isOpen);
  const chosen = useRef<(() => void) | null>(null);
  const choose = (action: () => void) => {
    chosen.current = action;
  };
  return (
    <AriaLocale>
      <Popover
        className={styles.popover}
        style={popoverLayer}
        triggerRef={triggerRef}
        placement="bottom end"
        offset={6}
        isOpen={isOpen}
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
    </AriaLocale>
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

interface MenuItemsProps {
  section: MenuItemSection;
  /** Called with the action to run once the menu is closed. */
  onChoose: (action: () => void) => void;
}

function MenuItems({ section, onChoose }: MenuItemsProps) {
  return (
    <AriaMenuSection id={section.id} className={styles.section}>
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
      className={styles.item}
      textValue={item.label}
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
      className={styles.item}
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
  const attributesOfLink = useLinkAttributes(item);
  const isFollowed = useRef(false);
  return (
    <a
      {...attributes}
      {...attributesOfLink}
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

function MenuChoices({ section }: { section: MenuChoiceSection }) {
  const keyOf = (value: string) => `${section.id}/${value}`;
  return (
    <AriaMenuSection
      id={section.id}
      className={styles.section}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[keyOf(section.value)]}
      onSelectionChange={(keys) => {
        const chosen = section.options.find(({ value }) => keys !== 'all' && keys.has(keyOf(value)));
        if (chosen !== undefined && chosen.value !== section.value) section.onChange(chosen.value);
      }}
    >
      <Header className={styles.heading}>{section.heading}</Header>
      {section.options.map((option) => (
        <AriaMenuItem
          key={option.value}
          id={keyOf(option.value)}
          className={styles.item}
          textValue={option.label}
        >
          <MenuItemFace {...option}>
            <CheckIcon className={styles.check} size={18} aria-hidden="true" />
          </MenuItemFace>
        </AriaMenuItem>
      ))}
    </AriaMenuSection>
  );
}

interface MenuItemFaceProps {
  label: string;
  lang?: string;
  icon?: ReactNode;
  children?: ReactNode;
}

function MenuItemFace({ label, lang, icon, children }: MenuItemFaceProps) {
  return (
    <>
      {icon !== undefined && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <Text slot="label" className={styles.label} {...(lang === undefined ? {} : { lang })}>
        {label}
      </Text>
      {children}
    </>
  );
}

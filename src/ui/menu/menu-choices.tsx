import { Header } from 'react-aria-components/Header';
import { MenuItem as AriaMenuItem, MenuSection as AriaMenuSection } from 'react-aria-components/Menu';
import { CheckIcon } from '#ui/icons/check-icon.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { MenuItemFace } from './menu-item-face.tsx';
import type { MenuChoiceSection } from './menu-section.ts';
import * as styles from './menu.css.ts';

/** A section of which one option is chosen. */
export function MenuChoices({ section }: { section: MenuChoiceSection }) {
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
          className={classNames(styles.item, styles.tone.neutral)}
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

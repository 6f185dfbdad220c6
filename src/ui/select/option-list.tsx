import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { CheckIcon } from '#ui/icons/check-icon.ts';
import * as styles from './options.css.ts';

export interface OptionText {
  value: string;
  label: string;
  description?: string;
  isDisabled?: boolean;
}

export interface OptionListProps {
  options: readonly OptionText[];
  /** Shown in place of the options when there are none. */
  emptyText?: string;
}

/** The options of a `Select` or `ComboBox`. A description is part of the name, as all that is seen of an option is. */
export function OptionList({ options, emptyText }: OptionListProps) {
  return (
    <ListBox
      className={styles.list}
      {...(emptyText === undefined
        ? {}
        : { renderEmptyState: () => <div className={styles.empty}>{emptyText}</div> })}
    >
      {options.map(({ value, label, description, isDisabled = false }) => (
        <ListBoxItem
          key={value}
          id={value}
          textValue={label}
          isDisabled={isDisabled}
          className={styles.option}
        >
          <span className={styles.texts}>
            <span>{label}</span>
            {description !== undefined && <span className={styles.description}>{description}</span>}
          </span>
          <CheckIcon className={styles.check} aria-hidden="true" />
        </ListBoxItem>
      ))}
    </ListBox>
  );
}

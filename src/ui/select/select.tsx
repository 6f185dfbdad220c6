import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { FieldParts } from '#ui/field/field-parts.tsx';
import * as field from '#ui/field/field.css.ts';
import { HiddenValue } from '#ui/field/hidden-value.tsx';
import { useField } from '#ui/field/use-field.ts';
import { useFieldValue } from '#ui/field/use-field-value.ts';
import { ChevronDownIcon } from '#ui/icons/chevron-down-icon.ts';
import { OptionList, type OptionText } from './option-list.tsx';
import { OptionPopover } from './option-popover.tsx';
import * as styles from './select.css.ts';

export interface SelectProps {
  /** The key of its value in `onSubmit`; the empty string while nothing is chosen. */
  name: string;
  label: string;
  options: readonly OptionText[];
  /** Shown while nothing is chosen, for example "Choose a room". */
  placeholder: string;
  description?: ReactNode;
  defaultValue?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  onValueChange?: (value: string) => void;
}

/**
 * One choice from a list that opens, whose options can have a description. For the private pages; a public form uses
 * `SelectField`, which the browser can fill in and which needs no React Aria. With many options, `ComboBox`.
 */
export function Select(props: SelectProps) {
  const { name, label, options, placeholder, description, defaultValue = '', isDisabled = false } = props;
  const ties = useField(name, { hasDescription: description !== undefined });
  const { value, change, hidden } = useFieldValue(name, { defaultValue, onValueChange: props.onValueChange });
  return (
    <AriaSelect
      className={field.field}
      id={ties.id}
      value={value === '' ? null : value}
      onChange={(next) => {
        change(next === null ? '' : String(next));
      }}
      placeholder={placeholder}
      isInvalid={ties.error !== undefined}
      isRequired={props.isRequired ?? false}
      isDisabled={isDisabled}
      validationBehavior="aria"
      {...ties.describedBy}
    >
      <FieldParts
        label={<Label className={field.label}>{label}</Label>}
        description={description}
        ties={ties}
      >
        <Button className={styles.trigger} data-field={name}>
          <SelectValue className={styles.value}>
            {({ isPlaceholder, selectedText }) => (isPlaceholder ? placeholder : selectedText)}
          </SelectValue>
          <ChevronDownIcon className={styles.chevron} aria-hidden="true" />
        </Button>
      </FieldParts>
      <OptionPopover>
        <OptionList options={options} />
      </OptionPopover>
      <HiddenValue {...hidden} isDisabled={isDisabled} />
    </AriaSelect>
  );
}

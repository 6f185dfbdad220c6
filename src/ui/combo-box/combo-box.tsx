import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { FieldParts } from '#ui/field/field-parts.tsx';
import * as field from '#ui/field/field.css.ts';
import * as frame from '#ui/field/frame.css.ts';
import { HiddenValue } from '#ui/field/hidden-value.tsx';
import { useField } from '#ui/field/use-field.ts';
import { useFieldValue } from '#ui/field/use-field-value.ts';
import { ChevronDownIcon } from '#ui/icons/chevron-down-icon.ts';
import { OptionList, type OptionText } from '#ui/select/option-list.tsx';
import { OptionPopover } from '#ui/select/option-popover.tsx';

export interface ComboBoxProps {
  /** The key of its value in `onSubmit`: the value of the chosen option, the empty string for none. */
  name: string;
  label: string;
  options: readonly OptionText[];
  /** Shown when no option has what was typed, for example "No room has this name". */
  emptyText: string;
  description?: ReactNode;
  defaultValue?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  onValueChange?: (value: string) => void;
}

/** One choice of many, found by typing a part of its name. Escape closes the list, and once more empties the field. */
export function ComboBox(props: ComboBoxProps) {
  const { name, label, options, emptyText, description, defaultValue = '', isDisabled = false } = props;
  const ties = useField(name, { hasDescription: description !== undefined });
  const { value, change, hidden } = useFieldValue(name, { defaultValue, onValueChange: props.onValueChange });
  const [isOpen, setOpen] = useState(false);
  const clear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isOpen || value === '') return;
    // Or the dialog around would close.
    event.stopPropagation();
    change('');
  };
  return (
    <AriaComboBox
      className={field.field}
      id={ties.id}
      value={value === '' ? null : value}
      onChange={(next) => {
        change(next === null ? '' : String(next));
      }}
      onOpenChange={setOpen}
      allowsEmptyCollection
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
        <Group className={frame.frame} onKeyDownCapture={clear}>
          <Input className={frame.input} data-field={name} />
          <Button className={frame.button}>
            <ChevronDownIcon size={18} aria-hidden="true" />
          </Button>
        </Group>
      </FieldParts>
      <OptionPopover>
        <OptionList options={options} emptyText={emptyText} />
      </OptionPopover>
      <HiddenValue {...hidden} isDisabled={isDisabled} />
    </AriaComboBox>
  );
}

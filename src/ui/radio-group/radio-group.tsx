import type { ReactNode } from 'react';
import { FieldParts } from '#ui/field/field-parts.tsx';
import * as field from '#ui/field/field.css.ts';
import { useField } from '#ui/field/use-field.ts';
import { RadioOption, type RadioOptionText } from './radio-option.tsx';
import * as styles from './radio-group.css.ts';

export interface RadioGroupProps {
  /** The key of its value in `onSubmit`; absent while nothing is chosen. */
  name: string;
  label: string;
  options: readonly RadioOptionText[];
  description?: ReactNode;
  defaultValue?: string;
  /** For a setting that takes effect at once, outside of any form: what is chosen now, wherever it was chosen. */
  value?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  onValueChange?: (value: string) => void;
}

/**
 * One choice of a few, all in sight; for more than about five, `SelectField` or `Select`. Native radios, so that
 * their value is the form's own and the arrow keys are the browser's.
 */
export function RadioGroup(props: RadioGroupProps) {
  const { name, label, options, description, isDisabled = false } = props;
  const ties = useField(name, { hasDescription: description !== undefined });
  return (
    <div
      role="radiogroup"
      id={ties.id}
      className={field.field}
      aria-labelledby={ties.labelId}
      aria-invalid={ties.error !== undefined}
      aria-required={props.isRequired ?? false}
      {...ties.describedBy}
    >
      <FieldParts
        label={
          <span id={ties.labelId} className={field.label}>
            {label}
          </span>
        }
        description={description}
        ties={ties}
      >
        <div className={styles.options}>
          {options.map((option) => (
            <RadioOption
              key={option.value}
              {...option}
              id={`${ties.id}-${option.value}`}
              name={name}
              isInvalid={ties.error !== undefined}
              checked={checkedProps(props, option.value)}
              isDisabled={isDisabled || option.isDisabled === true}
              onChoose={() => props.onValueChange?.(option.value)}
            />
          ))}
        </div>
      </FieldParts>
    </div>
  );
}

/** Whose the state of a radio is: the setting's, or the browser's. */
function checkedProps({ value, defaultValue }: RadioGroupProps, option: string) {
  return value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value };
}

import type { ReactNode } from 'react';
import * as field from '#ui/field/field.css.ts';
import { FieldParts } from '#ui/field/field.tsx';
import { useField } from '#ui/field/use-field.ts';
import * as styles from './radio-group.css.ts';

export interface RadioGroupProps {
  /** The key of its value in `onSubmit`; absent while nothing is chosen. */
  name: string;
  label: string;
  options: readonly RadioOptionText[];
  defaultValue?: string;
  /** For a setting that takes effect at once, outside of any form: what is chosen now, wherever it was chosen. */
  value?: string;
  isRequired?: boolean;
  onValueChange?: (value: string) => void;
}

/** Native radios. For more than about five options use `SelectField`. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, label, options } = props;
  const ties = useField(name, { hasDescription: false });
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
              onChoose={() => props.onValueChange?.(option.value)}
            />
          ))}
        </div>
      </FieldParts>
    </div>
  );
}

/** Controlled for a setting, else uncontrolled. */
function checkedProps({ value, defaultValue }: RadioGroupProps, option: string) {
  return value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value };
}

interface RadioOptionText {
  value: string;
  label: ReactNode;
  /** The language of the label, where it differs from that of the page. */
  lang?: string;
  description?: ReactNode;
}

interface RadioOptionProps extends RadioOptionText {
  id: string;
  name: string;
  checked: { readonly checked: boolean } | { readonly defaultChecked: boolean };
  isInvalid: boolean;
  onChoose: () => void;
}

/** The whole row is the target, and only the label is the name. */
function RadioOption(props: RadioOptionProps) {
  const { id, label, description } = props;
  const labelId = `${id}-label`;
  const descriptionId = `${id}-description`;
  return (
    <label className={styles.option} data-invalid={props.isInvalid || undefined}>
      <input
        type="radio"
        className={styles.mark}
        name={props.name}
        value={props.value}
        {...props.checked}
        aria-labelledby={labelId}
        {...(description === undefined ? {} : { 'aria-describedby': descriptionId })}
        onChange={props.onChoose}
      />
      <span className={styles.text}>
        <span id={labelId} lang={props.lang}>
          {label}
        </span>
        {description !== undefined && (
          <span id={descriptionId} className={field.description}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
}

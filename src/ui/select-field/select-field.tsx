import { type HTMLInputAutoCompleteAttribute, type ReactNode, useEffect, useRef } from 'react';
import { FieldFrame } from '#ui/field/field.tsx';
import { useField } from '#ui/field/use-field.ts';
import { ChevronDownIcon } from '#ui/icons/icons.ts';
import * as styles from './select-field.css.ts';

export interface SelectFieldProps {
  name: string;
  label: string;
  autoComplete: HTMLInputAutoCompleteAttribute;
  options: readonly { value: string; label: string }[];
  /** The first option; its value is the empty string. */
  placeholder?: string;
  description?: ReactNode;
  defaultValue?: string;
  isRequired?: boolean;
  /** The options are names, of rooms for example, that are the same in every language. */
  areNames?: boolean;
  onValueChange?: (value: string) => void;
}

/** The native select, with autofill, type-ahead and the picker of a phone. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, options, placeholder, description, defaultValue = '', onValueChange } = props;
  const { areNames = false } = props;
  const ties = useField(name, { hasDescription: description !== undefined });
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const labels = new Map(options.map((option) => [option.value, option.label]));
    for (const option of select.current?.options ?? []) {
      const text = labels.get(option.value);
      if (text !== undefined && option.text !== text) option.textContent = text;
    }
  }, [options]);
  return (
    <FieldFrame label={label} description={description} ties={ties}>
      <div className={styles.frame}>
        <select
          ref={select}
          {...ties.controlProps}
          className={styles.select}
          autoComplete={props.autoComplete}
          defaultValue={defaultValue}
          aria-required={props.isRequired ?? false}
          onChange={(event) => onValueChange?.(event.currentTarget.value)}
        >
          {placeholder !== undefined && (
            <option className={styles.option} value="">
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option
              key={option.value}
              // Names of countries may differ where the page was prerendered: the effect corrects them.
              suppressHydrationWarning
              className={styles.option}
              value={option.value}
              {...(areNames ? { translate: 'no' } : {})}
            >
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className={styles.chevron} aria-hidden="true" />
      </div>
    </FieldFrame>
  );
}

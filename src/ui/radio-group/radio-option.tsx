import type { ReactNode } from 'react';
import * as styles from './radio-group.css.ts';

export interface RadioOptionText {
  value: string;
  label: ReactNode;
  /** Where the label is in a language of its own. */
  lang?: string;
  description?: ReactNode;
  isDisabled?: boolean;
}

interface RadioOptionProps extends RadioOptionText {
  id: string;
  name: string;
  checked: { readonly checked: boolean } | { readonly defaultChecked: boolean };
  isDisabled: boolean;
  isInvalid: boolean;
  onChoose: () => void;
}

/** One radio; its whole row is the target, and only the label is its name. */
export function RadioOption(props: RadioOptionProps) {
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
        disabled={props.isDisabled}
        aria-labelledby={labelId}
        {...(description === undefined ? {} : { 'aria-describedby': descriptionId })}
        onChange={props.onChoose}
      />
      <span className={styles.text}>
        <span id={labelId} lang={props.lang}>
          {label}
        </span>
        {description !== undefined && (
          <span id={descriptionId} className={styles.description}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
}

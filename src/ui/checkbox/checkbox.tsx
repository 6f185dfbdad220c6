import type { ReactNode } from 'react';
import { FieldErrorText } from '#ui/field/field.tsx';
import { useField } from '#ui/field/use-field.ts';
import { CheckIcon } from '#ui/icons/icons.ts';
import * as styles from './checkbox.css.ts';

export interface CheckboxProps {
  /** Present with the value `on` in `onSubmit` when ticked, absent otherwise. */
  name: string;
  /** May hold links: pressing one follows it and ticks nothing. */
  label: ReactNode;
  isDefaultChecked?: boolean;
  isRequired?: boolean;
}

/** A native box, so that its value is the form's own; the whole label is its target. */
export function Checkbox(props: CheckboxProps) {
  const { name, label, isDefaultChecked = false } = props;
  const ties = useField(name, { hasDescription: false });
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <span className={styles.frame}>
          <input
            {...ties.controlProps}
            className={styles.box}
            type="checkbox"
            defaultChecked={isDefaultChecked}
            aria-required={props.isRequired ?? false}
          />
          <CheckIcon className={styles.tick} aria-hidden="true" />
        </span>
        <label className={styles.label} htmlFor={ties.id}>
          {label}
        </label>
      </div>
      {ties.error !== undefined && (
        <div className={styles.below}>
          <FieldErrorText ties={ties} />
        </div>
      )}
    </div>
  );
}

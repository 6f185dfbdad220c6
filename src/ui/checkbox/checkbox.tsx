import type { ReactNode } from 'react';
import { FieldErrorText } from '#ui/field/field-error-text.tsx';
import { description as descriptionStyle } from '#ui/field/field.css.ts';
import { useField } from '#ui/field/use-field.ts';
import { CheckIcon } from '#ui/icons/check-icon.ts';
import * as styles from './checkbox.css.ts';

export interface CheckboxProps {
  /** Present with the value `on` in `onSubmit` when ticked, absent otherwise. */
  name: string;
  /** May hold links: pressing one follows it and ticks nothing. */
  label: ReactNode;
  description?: ReactNode;
  isDefaultChecked?: boolean;
  isRequired?: boolean;
  onCheckedChange?: (isChecked: boolean) => void;
}

/** A native box, so that its value is the form's own; the whole label is its target. */
export function Checkbox(props: CheckboxProps) {
  const { name, label, description, isDefaultChecked = false, onCheckedChange } = props;
  const ties = useField(name, { hasDescription: description !== undefined });
  const hasBelow = description !== undefined || ties.error !== undefined;
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
            onChange={(event) => onCheckedChange?.(event.currentTarget.checked)}
          />
          <CheckIcon className={styles.tick} aria-hidden="true" />
        </span>
        <label className={styles.label} htmlFor={ties.id}>
          {label}
        </label>
      </div>
      {hasBelow && (
        <div className={styles.below}>
          {description !== undefined && (
            <div className={descriptionStyle} id={ties.descriptionId}>
              {description}
            </div>
          )}
          <FieldErrorText ties={ties} />
        </div>
      )}
    </div>
  );
}

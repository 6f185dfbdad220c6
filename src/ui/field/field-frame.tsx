import type { ReactNode } from 'react';
import { FieldErrorText } from './field-error-text.tsx';
import * as styles from './field.css.ts';
import type { FieldTies } from './use-field.ts';

export interface FieldFrameProps {
  label: string;
  description: ReactNode;
  ties: FieldTies;
  /** What belongs below the control. */
  after?: ReactNode;
  children: ReactNode;
}

/** Label, description, error and control, in this order: what is wrong is read before one types. */
export function FieldFrame({ label, description, ties, after, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={ties.id}>
        {label}
      </label>
      {description !== undefined && (
        <div className={styles.description} id={ties.descriptionId}>
          {description}
        </div>
      )}
      <FieldErrorText ties={ties} />
      {children}
      {after}
    </div>
  );
}

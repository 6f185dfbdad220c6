import type { ReactNode } from 'react';
import { FieldErrorText } from './field-error-text.tsx';
import * as styles from './field.css.ts';
import type { FieldTies } from './use-field.ts';

export interface FieldPartsProps {
  /** The element that names the control. */
  label: ReactNode;
  description: ReactNode;
  ties: FieldTies;
  /** What belongs below the control. */
  after?: ReactNode;
  children: ReactNode;
}

/** Label, description, error and control, in this order: what is wrong is read before one types. */
export function FieldParts({ label, description, ties, after, children }: FieldPartsProps) {
  return (
    <>
      {label}
      {description !== undefined && (
        <div className={styles.description} id={ties.descriptionId}>
          {description}
        </div>
      )}
      <FieldErrorText ties={ties} />
      {children}
      {after}
    </>
  );
}

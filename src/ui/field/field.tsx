import type { ReactNode } from 'react';
import { CircleAlertIcon } from '#ui/icons/icons.ts';
import * as styles from './field.css.ts';
import type { FieldTies } from './use-field.ts';

interface FieldFrameProps extends FieldPartsProps {
  label: string;
}

export function FieldFrame({ label, ...parts }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <FieldParts
        {...parts}
        label={
          <label className={styles.label} htmlFor={parts.ties.id}>
            {label}
          </label>
        }
      />
    </div>
  );
}

interface FieldPartsProps {
  /** The element that names the control. */
  label: ReactNode;
  description?: ReactNode;
  ties: FieldTies;
  after?: ReactNode;
  children: ReactNode;
}

/** The error stands before the control, so that it is read before typing. */
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

export function FieldErrorText({ ties }: { ties: FieldTies }) {
  if (ties.error === undefined) return null;
  return (
    <div className={styles.error} id={ties.errorId}>
      <CircleAlertIcon className={styles.errorIcon} aria-hidden="true" />
      <span>{ties.error}</span>
    </div>
  );
}

import { CircleAlertIcon } from '#ui/icons/circle-alert-icon.ts';
import * as styles from './field.css.ts';
import type { FieldTies } from './use-field.ts';

/** The message of a field; the field points at it by `aria-describedby`. */
export function FieldErrorText({ ties }: { ties: FieldTies }) {
  if (ties.error === undefined) return null;
  return (
    <div className={styles.error} id={ties.errorId}>
      <CircleAlertIcon className={styles.errorIcon} aria-hidden="true" />
      <span>{ties.error}</span>
    </div>
  );
}

import { type Ref, useId } from 'react';
import { CircleAlertIcon } from '#ui/icons/circle-alert-icon.ts';
import * as styles from './form.css.ts';
import type { FormError } from './form-errors.ts';

export interface ListedError extends FormError {
  /** Whether the form has a field to lead to. */
  hasControl: boolean;
}

export interface ErrorSummaryProps {
  ref: Ref<HTMLDivElement>;
  title: string;
  errors: readonly ListedError[];
  fieldId: (name: string) => string;
  /** Moves focus into the field. */
  onFollow: (field: string) => void;
}

/** What is wrong with a longer form, with a way to each field. It takes focus, so it is not a live region too. */
export function ErrorSummary({ ref, title, errors, fieldId, onFollow }: ErrorSummaryProps) {
  const titleId = useId();
  return (
    <div ref={ref} role="group" tabIndex={-1} aria-labelledby={titleId} className={styles.summary}>
      <CircleAlertIcon className={styles.summaryIcon} aria-hidden="true" />
      <div className={styles.summaryBody}>
        <h2 id={titleId} className={styles.summaryTitle}>
          {title}
        </h2>
        <ul className={styles.summaryList}>
          {errors.map(({ field, message, hasControl }) => (
            <li key={`${field} ${message}`}>
              {hasControl ? (
                <a
                  className={styles.summaryLink}
                  href={`#${fieldId(field)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onFollow(field);
                  }}
                >
                  {message}
                </a>
              ) : (
                <span className={styles.summaryText}>{message}</span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

import {
  type ChangeEvent,
  type ReactNode,
  type Ref,
  type SubmitEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import type { DraftName } from '#lib/drafts.ts';
import { CircleAlertIcon } from '#ui/icons/icons.ts';
import { FormContext } from './form-context.ts';
import { controlOf, formValues, keepDraft, restoreDraft } from './form-values.ts';
import type { FormError } from './form-errors.ts';
import * as styles from './form.css.ts';
import { type ListedError, useFormErrors } from './use-form-errors.ts';

export interface FormProps {
  /** Fields by name, a whole-form alert, and a submit button last. */
  children: ReactNode;
  /** The values by field name, as the DOM holds them. A ticked checkbox is `on`, an unticked one is absent. */
  onSubmit: (values: Record<string, string>) => void;
  /** What is wrong with the values. When something is, `onSubmit` is not called. */
  validate?: (values: Record<string, string>) => readonly FormError[];
  /** What the server found wrong. Shown when `isPending` ends; an error goes when its field is changed. */
  errors?: readonly FormError[];
  isPending?: boolean;
  /** Heads the summary of a form of more than two fields, for example "There is a problem". */
  errorSummaryTitle: string;
  /** The heading of the page or card; the summary stands above it. */
  heading?: ReactNode;
  /**
   * Keeps what is typed under this name until `forgetDraft`, so that it survives a session that ends, a reload or a
   * detour in this tab.
   */
  draftName?: DraftName;
  /** Names the form where several are on a page. */
  label?: string;
}

/** A native form without the browser's error bubbles. It reads the values from the DOM when submitted. */
export function Form(props: FormProps) {
  const { children, onSubmit, validate, errors = [], isPending = false, heading, label, draftName } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const shown = useFormErrors({ form, summary, errors, validate, isPending });
  const once = useSubmitOnce(isPending);

  useLayoutEffect(() => {
    if (draftName !== undefined && form.current !== null) restoreDraft(draftName, form.current);
  }, [draftName]);

  const fieldId = (name: string) => `${id}-${name}`;
  const errorOf = (name: string) => shown.errors.find(({ field }) => field === name)?.message;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!once.enter()) return;
    const values = formValues(event.currentTarget);
    if (shown.accept(values)) onSubmit(values);
    else once.open();
  };
  const changed = (field: string) => {
    once.open();
    if (draftName !== undefined && form.current !== null) keepDraft(draftName, form.current);
    shown.recheck(field);
  };
  const follow = (field: string) => {
    if (form.current !== null) controlOf(form.current, field)?.focus();
  };

  return (
    <div className={styles.whole}>
      {shown.hasSummary && (
        <ErrorSummary
          ref={summary}
          title={props.errorSummaryTitle}
          errors={shown.errors}
          fieldId={fieldId}
          onFollow={follow}
        />
      )}
      {heading}
      <form
        ref={form}
        className={styles.fields}
        noValidate
        onSubmit={submit}
        onChange={({ target }: ChangeEvent<HTMLFormElement>) => {
          changed((target as unknown as { name: string }).name);
        }}
        {...(label === undefined ? {} : { 'aria-label': label })}
      >
        <FormContext value={{ fieldId, errorOf, changed }}>{children}</FormContext>
      </form>
    </div>
  );
}

interface ErrorSummaryProps {
  ref: Ref<HTMLDivElement>;
  title: string;
  errors: readonly ListedError[];
  fieldId: (name: string) => string;
  onFollow: (field: string) => void;
}

/** What is wrong with a longer form, with a way to each field. It takes focus, so it is not a live region too. */
function ErrorSummary({ ref, title, errors, fieldId, onFollow }: ErrorSummaryProps) {
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

// Longer than a double click takes on a slow machine; shorter than a person who means it twice.
const LOCK_MS = 1000;

/** Blocks a second submission until the first is answered, a field changes, or a second has passed. */
function useSubmitOnce(isPending: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const open = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => {
    if (!isPending) open();
    return open;
  }, [isPending]);
  return {
    /** True for the submission that may go on. */
    enter(): boolean {
      if (isPending || timer.current !== undefined) return false;
      timer.current = setTimeout(open, LOCK_MS);
      return true;
    },
    /** Something was changed: the next submission is another one. */
    open,
  };
}

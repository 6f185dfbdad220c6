import { type ReactNode, type SubmitEvent, type ChangeEvent, useId, useLayoutEffect, useRef } from 'react';
import type { DraftName } from '#lib/drafts.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormContext } from './form-context.ts';
import type { FormError } from './form-errors.ts';
import { keepDraft, restoreDraft } from './form-draft.ts';
import { controlOf, formValues } from './form-values.ts';
import * as styles from './form.css.ts';
import { useFormErrors } from './use-form-errors.ts';
import { useSubmitOnce } from './use-submit-once.ts';

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

/** One real form without the browser's bubbles. Fields keep their own values; the form reads them when it is sent. */
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

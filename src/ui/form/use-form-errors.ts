import { type RefObject, useContext, useEffect, useEffectEvent, useState } from 'react';
import { type FormError, FormErrorsContext } from './form-errors.ts';
import { controlOf, fieldCount, formValues } from './form-values.ts';

interface FormErrorSource {
  form: RefObject<HTMLFormElement | null>;
  summary: RefObject<HTMLElement | null>;
  errors: readonly FormError[];
  validate: ((values: Record<string, string>) => readonly FormError[]) | undefined;
  isPending: boolean;
}

export interface ListedError extends FormError {
  /** Whether the form has a field to lead to. */
  hasControl: boolean;
}

interface Shown {
  errors: readonly ListedError[];
  /** Found by `validate`, which can also tell when one is put right. */
  areOwn: boolean;
  hasSummary: boolean;
  /** Counts the times that focus has to go to the errors. */
  arrival: number;
}

// One rule for every form: up to this many fields focus goes to the first that is wrong, above it to a summary.
const MOST_FIELDS_WITHOUT_SUMMARY = 2;

/** Which errors a form shows, when they go, and where focus goes when they come. */
export function useFormErrors({ form, summary, errors, validate, isPending }: FormErrorSource) {
  const [shown, setShown] = useState<Shown>({ errors: [], areOwn: false, hasSummary: false, arrival: 0 });
  const [attempt, setAttempt] = useState(0);
  const outside = errors.map(({ field }) => field).join();

  const show = (next: readonly FormError[], areOwn: boolean) => {
    setShown((current) => {
      if (next.length === 0 && current.errors.length === 0) return current;
      const listed = next.map((error) => ({ ...error, hasControl: isControlOf(form.current, error.field) }));
      return {
        errors: listed,
        areOwn,
        hasSummary: needsSummary(form.current, listed),
        arrival: next.length > 0 ? current.arrival + 1 : current.arrival,
      };
    });
  };

  // Errors from outside count once they are final: not while the form is on its way, and again after each attempt.
  const adopt = useEffectEvent(() => {
    if (!isPending) show(errors, false);
  });
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the DOM, which says how many fields there are, is known now
    adopt();
  }, [outside, attempt, isPending]);

  // The language may change while errors stand there; what they are about, and focus, stays.
  useEffect(() => {
    if (form.current === null || shown.errors.length === 0) return;
    const source = shown.areOwn ? (validate?.(formValues(form.current)) ?? []) : errors;
    const reworded = shown.errors.map((error) => ({ ...error, message: wordsFor(error, source) }));
    if (reworded.every((error, index) => error.message === shown.errors[index]?.message)) return;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the values to validate stand in the DOM
    setShown((current) => ({ ...current, errors: reworded }));
  }, [form, shown.errors, shown.areOwn, validate, errors]);

  const moveFocus = useEffectEvent(() => {
    const [first] = shown.errors;
    if (form.current === null || first === undefined) return;
    if (shown.hasSummary) summary.current?.focus();
    else controlOf(form.current, first.field)?.focus();
  });
  useEffect(() => {
    moveFocus();
  }, [shown.arrival]);

  const hasErrors = shown.errors.length > 0;
  useTelling(hasErrors);

  return {
    errors: shown.errors,
    hasSummary: shown.hasSummary && hasErrors,
    /** Shows what is wrong with the values; false when something is. */
    accept(values: Record<string, string>): boolean {
      const found = validate?.(values) ?? [];
      show(found, true);
      if (found.length === 0) setAttempt(attempt + 1);
      return found.length === 0;
    },
    /** A field changed. What `validate` found goes when put right; what came from outside goes with its field. */
    recheck(field: string) {
      if (form.current === null || !hasErrors) return;
      const found = validate?.(formValues(form.current)) ?? [];
      const holds = (error: FormError) =>
        shown.areOwn ? found.some((one) => isSame(one, error)) : error.field !== field;
      setShown((current) => ({ ...current, errors: current.errors.filter(holds) }));
    },
  };
}

function useTelling(hasErrors: boolean) {
  const tell = useContext(FormErrorsContext);
  useEffect(() => {
    if (!hasErrors) return undefined;
    tell(true);
    return () => {
      tell(false);
    };
  }, [tell, hasErrors]);
}

function isControlOf(form: HTMLFormElement | null, field: string): boolean {
  return form !== null && controlOf(form, field) !== undefined;
}

function needsSummary(form: HTMLFormElement | null, errors: readonly ListedError[]): boolean {
  const isLong = form !== null && fieldCount(form) > MOST_FIELDS_WITHOUT_SUMMARY;
  return isLong || errors.some(({ hasControl }) => !hasControl);
}

/** The message that says the same of the same field now. */
function wordsFor({ field, message }: FormError, source: readonly FormError[]): string {
  const ofField = source.filter((one) => one.field === field).map((one) => one.message);
  return ofField.includes(message) ? message : (ofField[0] ?? message);
}

function isSame(first: FormError, second: FormError): boolean {
  return first.field === second.field && first.message === second.message;
}

import { useContext, useId } from 'react';
import { FormContext } from '#ui/form/form-context.ts';

interface Parts {
  hasDescription: boolean;
  also?: readonly string[];
  /** A problem found by the field itself; an error of the form takes precedence. */
  problem?: string | undefined;
}

/** The ids that link a control to its label, description and error, and the current error. */
export function useField(name: string, parts: Parts) {
  const form = useContext(FormContext);
  const ownId = useId();
  const id = form === null ? ownId : form.fieldId(name);
  const error = form?.errorOf(name) ?? parts.problem;
  const labelId = `${id}-label`;
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  const ids = [
    ...(error === undefined ? [] : [errorId]),
    ...(parts.hasDescription ? [descriptionId] : []),
    ...(parts.also ?? []).map((suffix) => `${id}-${suffix}`),
  ].join(' ');
  const describedBy = ids === '' ? {} : { 'aria-describedby': ids };
  const controlProps = {
    id,
    name,
    ...describedBy,
    ...(error === undefined ? {} : { 'aria-invalid': true as const }),
  };
  return { id, labelId, descriptionId, errorId, error, describedBy, controlProps };
}

export type FieldTies = ReturnType<typeof useField>;

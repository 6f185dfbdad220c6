import { useContext, useId } from 'react';
import { FormContext } from '../form/form-context.ts';

/** The ids that tie a control to its label, description and error, and the error the form shows for it now. */
export function useField(name: string, parts: { hasDescription: boolean; also?: readonly string[] }) {
  const form = useContext(FormContext);
  const ownId = useId();
  const id = form === null ? ownId : form.fieldId(name);
  const error = form?.errorOf(name);
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

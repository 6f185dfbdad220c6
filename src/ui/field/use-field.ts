import { useContext, useId } from 'react';
import { FormContext } from '../form/form-context.ts';

/** The ids that tie a control to its label, description and error, and the error the form shows for it now. */
export function useField(name: string, parts: { hasDescription: boolean; also?: readonly string[] }) {
  const form = useContext(FormContext);
  const ownId = useId();
  const id = form === null ? ownId : form.fieldId(name);
  const error = form?.errorOf(name);
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  const describedBy = [
    ...(error === undefined ? [] : [errorId]),
    ...(parts.hasDescription ? [descriptionId] : []),
    ...(parts.also ?? []).map((suffix) => `${id}-${suffix}`),
  ].join(' ');
  const controlProps = {
    id,
    name,
    ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
    ...(error === undefined ? {} : { 'aria-invalid': true as const }),
  };
  return { id, descriptionId, errorId, error, controlProps };
}

export type FieldTies = ReturnType<typeof useField>;

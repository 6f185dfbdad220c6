import type { ReactNode } from 'react';
import { TextArea as Control } from 'react-aria-components/TextArea';
import { FieldFrame } from '#ui/field/field.tsx';
import { useField } from '#ui/field/use-field.ts';
import { area } from './text-area.css.ts';

export interface TextAreaProps {
  /** The key of its value in `onSubmit`. */
  name: string;
  label: string;
  description?: ReactNode;
  defaultValue?: string;
  isRequired?: boolean;
}

/** Several lines of text; it grows with what is typed. As with `TextField`, the value lives in the control. */
export function TextArea({ name, label, description, defaultValue = '', isRequired = false }: TextAreaProps) {
  const ties = useField(name, { hasDescription: description !== undefined });
  return (
    <FieldFrame label={label} description={description} ties={ties}>
      <Control
        {...ties.controlProps}
        className={area}
        rows={5}
        autoComplete="off"
        defaultValue={defaultValue}
        aria-required={isRequired}
      />
    </FieldFrame>
  );
}

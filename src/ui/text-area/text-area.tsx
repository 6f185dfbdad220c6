import type { ReactNode } from 'react';
import { FieldFrame } from '#ui/field/field.tsx';
import { useField } from '#ui/field/use-field.ts';
import { area } from './text-area.css.ts';

export interface TextAreaProps {
  name: string;
  label: string;
  description?: ReactNode;
  defaultValue?: string;
  isRequired?: boolean;
}

export function TextArea({ name, label, description, defaultValue = '', isRequired = false }: TextAreaProps) {
  const ties = useField(name, { hasDescription: description !== undefined });
  return (
    <FieldFrame label={label} description={description} ties={ties}>
      <textarea
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

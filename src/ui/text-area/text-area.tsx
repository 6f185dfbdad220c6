import type { ReactNode } from 'react';
import { TextArea as Control } from 'react-aria-components/TextArea';
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

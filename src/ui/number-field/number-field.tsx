import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { AriaLocale } from '#ui/aria-locale/aria-locale.tsx';
import * as field from '#ui/field/field.css.ts';
import { FieldParts } from '#ui/field/field.tsx';
import * as frame from '#ui/field/frame.css.ts';
import { HiddenValue, useFieldValue } from '#ui/field/hidden-value.tsx';
import { useField } from '#ui/field/use-field.ts';
import { MinusIcon, PlusIcon } from '#ui/icons/icons.ts';
import * as styles from './number-field.css.ts';

export interface NumberFieldProps {
  /** The key of its value in `onSubmit`: a plain decimal such as `1250.5`, whatever the language; empty for none. */
  name: string;
  label: string;
  description: ReactNode;
  /** Stands after the number, for example "$ a month". */
  unit: string;
  defaultValue: string;
  minValue: number;
  maxValue: number;
  /** Said at the field when a key does not count, or when the number is beyond its limits; it stays as it was typed. */
  limitsText: string;
  onValueChange: (value: string) => void;
}

const FORMAT = { maximumFractionDigits: 2 };

/**
 * A number, typed in the manner of the reader's language or stepped. React Aria holds it as a JavaScript number:
 * right for an amount that a person types, not for money from the API, which stays a string.
 */
export function NumberField(props: NumberFieldProps) {
  const { name, label, description, unit, minValue, maxValue } = props;
  const { value, change, hidden } = useFieldValue(name, props);
  const isBeyond = value !== '' && (Number(value) < minValue || Number(value) > maxValue);
  const frameElement = useRef<HTMLDivElement>(null);
  const isKeyRefused = useRefusedKeys(frameElement);
  const ties = useField(name, {
    hasDescription: true,
    also: ['unit'],
    problem: isBeyond || isKeyRefused ? props.limitsText : undefined,
  });
  return (
    <AriaLocale>
      <AriaNumberField
        className={field.field}
        id={ties.id}
        value={value === '' ? Number.NaN : Number(value)}
        onChange={(next) => {
          change(plainDecimal(next));
        }}
        formatOptions={FORMAT}
        minValue={minValue}
        maxValue={maxValue}
        commitBehavior="validate"
        isInvalid={ties.error !== undefined}
        isRequired
        isWheelDisabled
        validationBehavior="aria"
        {...ties.describedBy}
      >
        <FieldParts
          label={<Label className={field.label}>{label}</Label>}
          description={description}
          ties={ties}
        >
          <Group ref={frameElement} className={frame.frame}>
            <Input className={styles.input} data-field={name} />
            <span id={`${ties.id}-unit`} className={styles.unit}>
              {unit}
            </span>
            <Button slot="decrement" className={styles.stepper}>
              <MinusIcon size={18} aria-hidden="true" />
            </Button>
            <Button slot="increment" className={styles.stepper}>
              <PlusIcon size={18} aria-hidden="true" />
            </Button>
          </Group>
        </FieldParts>
        <HiddenValue {...hidden} />
      </AriaNumberField>
    </AriaLocale>
  );
}

/** Whether React Aria refused a key since the field was focused: it takes none that makes no number. */
function useRefusedKeys(frameElement: { readonly current: HTMLDivElement | null }): boolean {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const element = frameElement.current;
    if (element === null) return undefined;
    const look = (event: InputEvent) => {
      if (event.defaultPrevented) setRefused(true);
    };
    const begin = () => {
      setRefused(false);
    };
    element.addEventListener('beforeinput', look);
    element.addEventListener('focusin', begin);
    return () => {
      element.removeEventListener('beforeinput', look);
      element.removeEventListener('focusin', begin);
    };
  }, [frameElement]);
  return isRefused;
}

/** A number as the API takes it: digits and a point, never grouped and never with an exponent; nothing for NaN. */
export function plainDecimal(value: number): string {
  if (Number.isNaN(value)) return '';
  const shortest = String(value);
  if (!shortest.includes('e')) return shortest;
  return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
}

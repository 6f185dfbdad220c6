import type { ReactNode } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/Text';
import * as styles from './switch.css.ts';

export interface SwitchProps {
  /** What is on or off; a press on it switches too. */
  label: string;
  description: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

/** A setting that takes effect at once, outside of any form. In a form that is sent, use `Checkbox`. */
export function Switch({ label, description, isSelected, onChange }: SwitchProps) {
  return (
    <SwitchField className={styles.field} isSelected={isSelected} onChange={onChange}>
      <SwitchButton className={styles.row}>
        <span className={styles.label}>{label}</span>
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
      </SwitchButton>
      <Text slot="description" elementType="div" className={styles.description}>
        {description}
      </Text>
    </SwitchField>
  );
}

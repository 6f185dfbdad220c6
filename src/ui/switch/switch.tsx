import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '#ui/layout/layout.tsx';
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
  const descriptionId = useId();
  return (
    <div className={styles.field}>
      <label className={styles.row}>
        <VisuallyHidden>
          <input
            type="checkbox"
            role="switch"
            aria-describedby={descriptionId}
            checked={isSelected}
            onChange={(event) => {
              onChange(event.currentTarget.checked);
            }}
          />
        </VisuallyHidden>
        <span className={styles.label}>{label}</span>
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
      </label>
      <div id={descriptionId} className={styles.description}>
        {description}
      </div>
    </div>
  );
}

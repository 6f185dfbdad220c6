import { useId } from 'react';
import { ChevronDownIcon } from '../icons/chevron-down-icon.ts';
import * as styles from './choice.css.ts';

export interface ChoiceProps {
  label: string;
  value: string;
  /** `lang` where the text of an option is in a language of its own. */
  options: readonly { value: string; label: string; lang?: string }[];
  onChange: (value: string) => void;
}

/** A setting that takes effect at once, outside of any form: the browser's own select, as wide as its text. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <span className={styles.whole}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.frame}>
        <select
          id={id}
          className={styles.select}
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} className={styles.option} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className={styles.chevron} size={16} aria-hidden="true" />
      </span>
    </span>
  );
}

import { useId } from 'react';
import { ChevronDownIcon } from '#ui/icons/icons.ts';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './choice.css.ts';

export interface ChoiceProps {
  label: string;
  value: string;
  /** `lang` where the text of an option is in a language of its own; `isName` where it is the same in every language. */
  options: readonly { value: string; label: string; lang?: string; isName?: boolean }[];
  onChange: (value: string) => void;
  /** `stacked` stands among fields, with its label above it. */
  layout?: keyof typeof styles.layout;
}

/** A setting that takes effect at once, outside of any form: the browser's own select. */
export function Choice({ label, value, options, onChange, layout = 'inline' }: ChoiceProps) {
  const id = useId();
  return (
    <span className={styles.layout[layout]}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.frame}>
        <select
          id={id}
          className={classNames(styles.select, styles.size[layout])}
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value);
          }}
        >
          {options.map((option) => (
            <option
              key={option.value}
              className={styles.option}
              value={option.value}
              lang={option.lang}
              {...(option.isName === true ? { translate: 'no' } : {})}
            >
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className={styles.chevron} size={16} aria-hidden="true" />
      </span>
    </span>
  );
}

import { useId, type Ref } from 'react';
import * as field from '#ui/field/field.css.ts';
import { SearchIcon } from '#ui/icons/icons.ts';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './search-field.css.ts';

export interface SearchFieldProps {
  /** To move focus here when the button that clears the search disappears. */
  ref?: Ref<HTMLInputElement>;
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
}

/** Filters on every key, also of an unfinished word of an input method: phones write Latin words so. Nothing is sent. */
export function SearchField({ ref, label, placeholder, value, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={classNames(field.field, styles.whole)}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <div className={styles.frame}>
        <SearchIcon className={styles.icon} size={18} aria-hidden="true" />
        <input
          ref={ref}
          id={id}
          className={styles.input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value);
          }}
        />
      </div>
    </div>
  );
}

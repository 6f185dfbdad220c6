import { type ReactNode, useId, useState } from 'react';
import { ChevronDownIcon } from '#ui/icons/icons.ts';
import * as styles from './disclosure.css.ts';

export interface DisclosureProps {
  /** Text of the button while the content is hidden, and while it shows. */
  showLabel: ReactNode;
  hideLabel: ReactNode;
  children: ReactNode;
}

/** Its content is rendered on the first press. */
export function Disclosure({ showLabel, hideLabel, children }: DisclosureProps) {
  const id = useId();
  const [isExpanded, setExpanded] = useState(false);
  const [wasExpanded, setWasExpanded] = useState(false);
  return (
    <div className={styles.whole}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isExpanded}
        aria-controls={id}
        onClick={() => {
          setExpanded(!isExpanded);
          setWasExpanded(true);
        }}
      >
        {isExpanded ? hideLabel : showLabel}
        <ChevronDownIcon className={styles.chevron} aria-hidden="true" />
      </button>
      <div id={id} hidden={!isExpanded}>
        {wasExpanded && children}
      </div>
    </div>
  );
}

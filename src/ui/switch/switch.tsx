import type { ReactNode } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/Text';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { SpinnerMark } from '#ui/spinner/spinner-mark.tsx';
import * as styles from './switch.css.ts';

export interface SwitchProps {
  /** What is on or off; a press on it switches too. */
  label: string;
  description?: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** The change is being saved: keeps focus and shows the new state, ignores presses. */
  isPending?: boolean;
  /** Announced while pending, for example "Saving". */
  pendingLabel?: string;
  isDisabled?: boolean;
}

/** A setting that takes effect at once, outside of any form. In a form that is sent, use `Checkbox`. */
export function Switch(props: SwitchProps) {
  const { label, description, isSelected, onChange, isPending = false, pendingLabel } = props;
  return (
    <SwitchField
      className={styles.field}
      isSelected={isSelected}
      onChange={onChange}
      isReadOnly={isPending}
      isDisabled={props.isDisabled ?? false}
    >
      <SwitchButton
        className={styles.row}
        data-pending={isPending || undefined}
        onMouseDown={(event) => {
          // A press that does nothing must not take focus away.
          if (isPending) event.preventDefault();
        }}
      >
        <span className={styles.label}>{label}</span>
        <span className={styles.track}>
          <span className={styles.thumb}>{isPending && <SpinnerMark />}</span>
        </span>
      </SwitchButton>
      {description !== undefined && (
        <Text slot="description" elementType="div" className={styles.description}>
          {description}
        </Text>
      )}
      <VisuallyHidden>
        <span role="status">{isPending ? pendingLabel : ''}</span>
      </VisuallyHidden>
    </SwitchField>
  );
}

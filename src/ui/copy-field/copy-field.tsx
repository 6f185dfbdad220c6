import { useId, useRef, useState } from 'react';

import { copyText } from '#lib/clipboard.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { label as labelStyle } from '#ui/field/field.css.ts';
import { CheckIcon, CopyIcon } from '#ui/icons/icons.ts';
import * as styles from './copy-field.css.ts';

export interface CopyFieldProps {
  label: string;
  value: string;
  /** Names the button, for example "Copy the bonus code". */
  copyLabel: string;
  copiedText: string;
  /** Said when copying failed and the value is selected instead: how to copy it by hand. */
  failedText: string;
}

export function CopyField({ label, value, copyLabel, copiedText, failedText }: CopyFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  const copy = async () => {
    // Emptied first: the same words again would not be announced.
    setOutcome('none');
    const isCopied = await copyText(value);
    setOutcome(isCopied ? 'copied' : 'failed');
    if (isCopied) return;
    input.current?.focus();
    input.current?.select();
  };
  return (
    <div className={styles.whole}>
      <label className={labelStyle} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          className={styles.value}
          value={value}
          readOnly
          dir="ltr"
          onFocus={(event) => {
            event.currentTarget.select();
          }}
        />
        <NativeButton
          variant="secondary"
          icon={outcome === 'copied' ? <CheckIcon /> : <CopyIcon />}
          onPress={() => void copy()}
        >
          {copyLabel}
        </NativeButton>
      </div>
      <p role="status" className={styles.status[outcome]}>
        {outcome === 'copied' && copiedText}
        {outcome === 'failed' && failedText}
      </p>
    </div>
  );
}

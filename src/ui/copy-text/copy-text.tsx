import { useRef, useState } from 'react';

import { copyText } from '#lib/clipboard.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { CheckIcon, CopyIcon } from '#ui/icons/icons.ts';
import * as styles from './copy-text.css.ts';

export interface CopyTextProps {
  value: string;
  copyLabel: string;
  copiedText: string;
  /** Said when copying failed and the value is selected instead: how to copy it by hand. */
  failedText: string;
}

/** A short text to read, with a button that copies it. */
export function CopyText({ value, copyLabel, copiedText, failedText }: CopyTextProps) {
  const text = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<keyof typeof styles.status>('none');
  const copy = async () => {
    // Emptied first: the same words again would not be announced.
    setOutcome('none');
    const isCopied = await copyText(value);
    setOutcome(isCopied ? 'copied' : 'failed');
    if (!isCopied && text.current !== null) window.getSelection()?.selectAllChildren(text.current);
  };
  return (
    <span className={styles.whole}>
      <span ref={text} className={styles.value} dir="ltr" translate="no">
        {value}
      </span>
      <NativeButton
        variant="quiet"
        size="small"
        icon={outcome === 'copied' ? <CheckIcon /> : <CopyIcon />}
        onPress={() => void copy()}
      >
        {copyLabel}
      </NativeButton>
      <span role="status" className={styles.status[outcome]}>
        {outcome === 'copied' && copiedText}
        {outcome === 'failed' && failedText}
      </span>
    </span>
  );
}

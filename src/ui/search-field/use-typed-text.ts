import { useEffect, useEffectEvent, useState } from 'react';

/** Browsers allow 100 changes of the address in 30 seconds; a key that is held down makes as many in four. */
const PAUSE_MS = 300;

/** Events that may leave the page: what was typed is written before. */
const ENDS_OF_TYPING = ['focusout', 'pointerdown'];

/**
 * A text that is used at every key and written to the address when the typing pauses or the field is left. When the
 * address changes by other means, as by Back, the text follows.
 */
export function useTypedText(
  written: string,
  write: (text: string) => void,
): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(written);
  const [sent, setSent] = useState(written);
  const [seen, setSeen] = useState(written);
  if (written !== seen) {
    setSeen(written);
    if (written !== sent) {
      setSent(written);
      setText(written);
    }
  }

  const send = useEffectEvent(() => {
    setSent(text);
    write(text);
  });
  useEffect(() => {
    if (text === sent) return undefined;
    const timer = setTimeout(send, PAUSE_MS);
    const leaving = new AbortController();
    for (const event of ENDS_OF_TYPING)
      document.addEventListener(event, send, { capture: true, signal: leaving.signal });
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [text, sent]);

  return [text, setText];
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Browsers allow 100 changes of the address in 30 seconds; a key that is held down makes as many in four. */
const PAUSE_MS = 300;

/** Events that may leave the page: what was typed is written before. */
const ENDS_OF_TYPING = ['focusout', 'pointerdown'];

/**
 * A text that is used at every key and written to the address when the typing pauses or the field is left. When the
 * address changes by other means, as by Back, the text follows.
 *
 * @param search the text in the address; the same object until the address changes by other means
 */
export function useTypedText(
  search: { readonly q?: string | undefined },
  write: (text: string) => void,
): [text: string, setText: (text: string) => void] {
  const written = search.q ?? '';
  const [text, setText] = useState(written);
  const [seen, setSeen] = useState(search);
  if (search !== seen) {
    setSeen(search);
    if (written.trim() !== text.trim()) setText(written);
  }

  const sent = useRef(written);
  useEffect(() => {
    sent.current = search.q ?? '';
  }, [search]);

  const send = useEffectEvent(() => {
    sent.current = text;
    write(text);
  });
  useEffect(() => {
    if (text === sent.current) return undefined;
    const ending = new AbortController();
    const end = () => {
      ending.abort();
      send();
    };
    const timer = setTimeout(end, PAUSE_MS);
    ending.signal.addEventListener('abort', () => {
      clearTimeout(timer);
    });
    for (const event of ENDS_OF_TYPING)
      document.addEventListener(event, end, { capture: true, signal: ending.signal });
    return () => {
      ending.abort();
    };
  }, [text]);

  return [text, setText];
}

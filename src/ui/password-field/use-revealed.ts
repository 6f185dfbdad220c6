import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Whether a password is shown. Showing keeps the caret; sending the form hides it, so that managers see a password. */
export function useRevealed(input: RefObject<HTMLInputElement | null>) {
  const [isRevealed, setRevealed] = useState(false);
  const caret = useRef<[number | null, number | null]>([null, null]);

  useLayoutEffect(() => {
    const [start, end] = caret.current;
    if (start !== null) input.current?.setSelectionRange(start, end);
  }, [input, isRevealed]);

  useEffect(() => {
    const form = input.current?.form;
    const hide = () => {
      setRevealed(false);
    };
    form?.addEventListener('submit', hide);
    return () => {
      form?.removeEventListener('submit', hide);
    };
  }, [input]);

  const toggle = () => {
    caret.current = [input.current?.selectionStart ?? null, input.current?.selectionEnd ?? null];
    setRevealed(!isRevealed);
  };
  return { isRevealed, toggle };
}

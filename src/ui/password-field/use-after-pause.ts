import { useEffect, useState } from 'react';

/** The text as it was when it last stood unchanged for so long; at first nothing. */
export function useAfterPause(text: string, milliseconds: number): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text);
    }, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [text, milliseconds]);
  return settled;
}

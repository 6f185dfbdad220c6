import { useEffect, useState } from 'react';
import { VisuallyHidden } from '#ui/layout/layout.tsx';

/** Long enough for a screen reader that is still reading something else. */
const SAID_MS = 5000;

/** Says a text to screen readers when it changes. Then it goes: who reads on finds it where it is shown, not twice. */
export function Announcement({ text }: { text: string }) {
  const [last, setLast] = useState({ text, isSaid: true });
  if (last.text !== text) setLast({ text, isSaid: false });
  useEffect(() => {
    if (last.isSaid) return undefined;
    const timer = setTimeout(() => {
      setLast({ text: last.text, isSaid: true });
    }, SAID_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [last]);
  return (
    <VisuallyHidden>
      <span role="status">{!last.isSaid && last.text}</span>
    </VisuallyHidden>
  );
}

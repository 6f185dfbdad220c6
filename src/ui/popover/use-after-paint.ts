import { useEffect, useState } from 'react';

/**
 * Whether it is open, from the frame after the one that answers the press: what takes long to draw does not keep the
 * person from seeing that the press was heard. False at once when it closes.
 */
export function useAfterPaint(isOpen: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(setPainted, 0, true);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      setPainted(false);
    };
  }, [isOpen]);
  return isOpen && isPainted;
}

import { type PointerEvent, useEffect, useRef, useState } from 'react';

/**
 * Which point of a chart a person looks at. The slider that the chart is for the keyboard stands at one point; that
 * and what the mouse or a finger is on show their value, until Escape (WCAG 1.4.13).
 */
export function usePointed(points: number, slots: number, start: number) {
  const slider = useRef<HTMLInputElement>(null);
  const pointed = useRef<number | null>(null);
  const [standing, setStanding] = useState(start);
  const [shown, setShown] = useState<number | null>(null);
  const last = Math.max(points - 1, 0);
  const value = Math.min(Math.max(standing, 0), last);

  useEffect(() => {
    if (shown === null) return;
    const hide = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setShown(null);
    };
    document.addEventListener('keydown', hide);
    return () => {
      document.removeEventListener('keydown', hide);
    };
  }, [shown]);

  const slotUnder = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.min(Math.max(Math.floor(((clientX - left) / width) * slots), 0), last);
  };
  return {
    /** The point whose value shows, or null. */
    shown: shown === null || points === 0 ? null : Math.min(shown, last),
    sliderProps: {
      ref: slider,
      value,
      max: last,
      onChange: ({ target }: { target: HTMLInputElement }) => {
        setStanding(target.valueAsNumber);
        setShown(target.valueAsNumber);
      },
      onFocus: () => {
        setShown(value);
      },
      onBlur: () => {
        setShown(null);
      },
    },
    areaProps: {
      onPointerMove: (event: PointerEvent) => {
        const slot = slotUnder(event);
        // A hand that trembles must not bring back what Escape has hidden.
        if (slot === pointed.current) return;
        pointed.current = slot;
        setShown(slot);
      },
      onPointerDown: (event: PointerEvent) => {
        const slot = slotUnder(event);
        // A press elsewhere then hides the value, which is the only way by touch.
        slider.current?.focus({ preventScroll: true });
        setStanding(slot);
        setShown(slot);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        pointed.current = null;
        if (pointerType === 'touch') return;
        setShown(document.activeElement === slider.current ? value : null);
      },
    },
  };
}

import type { ReactNode } from 'react';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { CloseIcon } from '#ui/icons/icons.ts';
import { card } from './corner-card.css.ts';

export interface CornerCardProps {
  label: string;
  children: ReactNode;
  dismissLabel: string;
  onDismiss: () => void;
}

/** Lies over the lower corner of the page, so that it moves nothing. A bottom bar takes its place. */
export function CornerCard({ label, children, dismissLabel, onDismiss }: CornerCardProps) {
  return (
    <section className={card} aria-label={label}>
      {children}
      <IconButton size="small" label={dismissLabel} icon={<CloseIcon />} onPress={onDismiss} />
    </section>
  );
}

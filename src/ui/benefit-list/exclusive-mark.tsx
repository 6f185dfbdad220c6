import { Badge } from '#ui/badge/badge.tsx';
import { StarIcon } from '#ui/icons/star-icon.ts';

export interface ExclusiveMarkProps {
  label: string;
}

/** Beside what only players of this site get. */
export function ExclusiveMark({ label }: ExclusiveMarkProps) {
  return <Badge tone="accent" icon={<StarIcon />} label={label} />;
}

import type { ReactNode } from 'react';

import { Stack } from '#ui/layout/stack.tsx';
import { Link } from '#ui/link/link.tsx';
import type { Place } from './use-nav-items.ts';

interface NavListProps {
  readonly places: readonly Place[];
  /** How a place is drawn; a list of one needs no pictures. */
  readonly iconOf?: (name: Place['name']) => ReactNode;
}

/** Places one below the other, as on a phone. */
export function NavList({ places, iconOf }: NavListProps) {
  return (
    <Stack as="ul" gap={1}>
      {places.map(({ name, href, label, isCurrent }) => (
        <li key={href}>
          <Link href={href} variant="row" isCurrent={isCurrent}>
            {iconOf?.(name)}
            {label}
          </Link>
        </li>
      ))}
    </Stack>
  );
}

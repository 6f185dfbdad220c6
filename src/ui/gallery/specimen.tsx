import type { ReactNode } from 'react';
import * as styles from './gallery.css.ts';

export interface SpecimenProps {
  /** What is shown, for example "with an error". */
  name: string;
  children: ReactNode;
}

/** One variant or state of a component, with its name above it. */
export function Specimen({ name, children }: SpecimenProps) {
  return (
    <figure className={styles.specimen}>
      <figcaption className={styles.caption}>{name}</figcaption>
      <div>{children}</div>
    </figure>
  );
}

import { useState } from 'react';
import * as styles from './monogram.css.ts';

export interface MonogramProps {
  /** Whose sign it is: its initials stand in where there is no image, or none that loads. */
  name: string;
  imageUrl: string | null;
}

/** The sign of a company or a person, on a tile. Decoration: the name stands beside it. */
export function Monogram({ name, imageUrl }: MonogramProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  return (
    <span className={styles.tile} aria-hidden="true">
      {imageUrl === null || imageUrl === failedUrl ? (
        <bdi>{initialsOf(name)}</bdi>
      ) : (
        <img
          className={styles.image}
          src={imageUrl}
          alt=""
          loading="lazy"
          onError={() => {
            setFailedUrl(imageUrl);
          }}
        />
      )}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase())
    .join('');
}

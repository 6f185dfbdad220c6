import { useState } from 'react';
import * as styles from './monogram.css.ts';

export interface MonogramProps {
  /** Its initials replace an image that is missing or does not load. */
  name: string;
  imageUrl: string | null;
}

/** Decoration: the name stands beside it. */
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
    .map((word) => [...word][0]?.toUpperCase())
    .join('');
}

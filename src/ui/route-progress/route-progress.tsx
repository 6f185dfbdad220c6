import * as styles from './route-progress.css.ts';

export interface RouteProgressProps {
  isActive: boolean;
  label: string;
}

/** A thin bar along the top of the window while a page is on its way, if that takes longer than 200 ms. */
export function RouteProgress({ isActive, label }: RouteProgressProps) {
  if (!isActive) return null;
  return (
    <div role="progressbar" aria-label={label} className={styles.track}>
      <div className={styles.bar} />
    </div>
  );
}

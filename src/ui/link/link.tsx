import { Anchor, type AnchorProps } from './anchor.tsx';
import * as styles from './link.css.ts';
import { NewTabMark } from './new-tab-mark.tsx';

export interface LinkProps extends AnchorProps {
  /** `inline` in running text, `standalone` on its own, `quiet` in navigation, `bare` around the brand. */
  variant?: keyof typeof styles.variant;
}

export function Link({ variant = 'inline', children, ...anchor }: LinkProps) {
  return (
    <Anchor {...anchor} className={styles.variant[variant]}>
      {children}
      {anchor.newTabLabel !== undefined && <NewTabMark label={anchor.newTabLabel} />}
    </Anchor>
  );
}

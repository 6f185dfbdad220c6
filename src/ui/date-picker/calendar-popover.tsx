import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { popoverLayer } from '#ui/popover/popover-layer.ts';
import * as styles from './calendar.css.ts';

/** Holds the calendar of a date field. */
export function CalendarPopover({ children }: { children: ReactNode }) {
  return (
    <Popover className={styles.popover} style={popoverLayer} offset={6} containerPadding={8}>
      <Dialog className={styles.dialog}>{children}</Dialog>
    </Popover>
  );
}

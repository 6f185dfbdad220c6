import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog as AriaDialog, DialogTrigger, Heading as AriaHeading } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { iconButtonClass } from '#ui/icon-button/icon-button-class.ts';
import { InfoIcon } from '#ui/icons/info-icon.ts';
import { popoverLayer } from '#ui/popover/popover-layer.ts';
import { classNames } from '#ui/theme/class-names.ts';
import * as styles from './explanation.css.ts';

export interface ExplanationProps {
  /** Name of the button and heading of the text, for example "What is Rake (GGR)?". */
  label: string;
  children: ReactNode;
}

/** A small button beside a term that explains the term when pressed, with a finger too. */
export function Explanation({ label, children }: ExplanationProps) {
  return (
    <DialogTrigger>
      <AriaButton
        className={classNames(iconButtonClass({ size: 'small' }), styles.button)}
        aria-label={label}
      >
        <InfoIcon size={16} aria-hidden="true" />
      </AriaButton>
      <Popover className={styles.popover} style={popoverLayer} offset={6}>
        <AriaDialog className={styles.dialog}>
          <AriaHeading slot="title" level={2} className={styles.title}>
            {label}
          </AriaHeading>
          {children}
        </AriaDialog>
      </Popover>
    </DialogTrigger>
  );
}

import type { ReactNode } from 'react';
import { Tab as AriaTab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { Indicator } from './indicator.tsx';
import * as styles from './tabs.css.ts';

export interface TabsProps {
  /** Says what the tabs are about. */
  label: string;
  tabs: readonly TabContent[];
  /** The id of the tab that shows; left out, the tabs keep it themselves and begin with the first. */
  selected?: string;
  onSelect?: (id: string) => void;
}

export interface TabContent {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
  readonly isDisabled?: boolean;
}

/** Several views of one thing, of which one shows. Where each has an address of its own, use links. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs
      className={styles.whole}
      {...(selected === undefined ? {} : { selectedKey: selected })}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      <TabList aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <AriaTab key={tab.id} id={tab.id} className={styles.tab} isDisabled={tab.isDisabled ?? false}>
            {({ isSelected }) => (
              <>
                {tab.label}
                {isSelected && <Indicator />}
              </>
            )}
          </AriaTab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles.panel}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

import { Dialog, DialogTrigger, Heading } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '#ui/button/button.tsx';
import { SlidersIcon } from '#ui/icons/sliders-icon.ts';
import { GridColumnSettings } from './grid-column-settings.tsx';
import { GridDensityChoice } from './grid-density-choice.tsx';
import { panel } from './grid-panel.css.ts';
import * as styles from './grid-toolbar.css.ts';
import type { GridToolbarProps } from './grid-props.ts';
import { useIsWide } from './use-is-wide.ts';

/** What stands above a grid: filters at the start, and at the end how the grid is to look. */
export function GridToolbar<Row>({ children, ...settings }: GridToolbarProps<Row>) {
  const { texts, view, onViewChange } = settings;
  const isWide = useIsWide();
  return (
    <div className={styles.toolbar}>
      <div className={styles.start}>{children}</div>
      <DialogTrigger>
        <Button variant="secondary" size="small" icon={<SlidersIcon />}>
          {texts.settings}
        </Button>
        <Popover className={panel} placement="bottom end">
          <Dialog className={styles.dialog}>
            <Heading slot="title" className={styles.title}>
              {texts.settings}
            </Heading>
            {isWide && (
              <GridDensityChoice
                texts={texts}
                value={view.density}
                onChange={(density) => {
                  onViewChange({ ...view, density });
                }}
              />
            )}
            <GridColumnSettings {...settings} hasWidths={isWide} />
          </Dialog>
        </Popover>
      </DialogTrigger>
    </div>
  );
}

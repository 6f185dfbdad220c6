import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { FitWidthIcon } from '#ui/icons/fit-width-icon.ts';
import { MinusIcon } from '#ui/icons/minus-icon.ts';
import { PlusIcon } from '#ui/icons/plus-icon.ts';
import { LEAST_WIDTH } from './grid-density.ts';
import * as styles from './grid-toolbar.css.ts';
import type { GridToolbarProps } from './grid-props.ts';
import type { GridColumn } from './grid-types.ts';
import { measureColumn } from './measure-column.ts';

const STEP = 24;

export interface GridWidthButtonsProps<Row> extends Pick<
  GridToolbarProps<Row>,
  'gridId' | 'view' | 'onViewChange' | 'texts'
> {
  column: GridColumn<Row>;
  isDisabled: boolean;
}

/** The width of a column without dragging. */
export function GridWidthButtons<Row>({ column, isDisabled, ...props }: GridWidthButtonsProps<Row>) {
  const { gridId, view, onViewChange, texts } = props;
  const setWidth = (width: number) => {
    const atLeast = Math.max(column.minWidth ?? LEAST_WIDTH, Math.round(width));
    onViewChange({ ...view, columnWidths: { ...view.columnWidths, [column.id]: atLeast } });
  };
  const button = (name: string, icon: ReactNode, onPress: () => void) => (
    <Button className={styles.widthButton} aria-label={name} isDisabled={isDisabled} onPress={onPress}>
      {icon}
    </Button>
  );
  return (
    <span className={styles.widthButtons}>
      {button(texts.narrower(column.header), <MinusIcon size={16} aria-hidden="true" />, () => {
        setWidth(measureColumn(gridId, column.id).now - STEP);
      })}
      {button(texts.wider(column.header), <PlusIcon size={16} aria-hidden="true" />, () => {
        setWidth(measureColumn(gridId, column.id).now + STEP);
      })}
      {button(texts.fit(column.header), <FitWidthIcon size={16} aria-hidden="true" />, () => {
        setWidth(measureColumn(gridId, column.id).fitting);
      })}
    </span>
  );
}

import { type ReactNode, useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog, DialogTrigger, Heading } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { buttonClass, ButtonContent } from '#ui/button/button-content.tsx';
import { content } from '#ui/button/button.css.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { FitWidthIcon, MinusIcon, PlusIcon, SlidersIcon } from '#ui/icons/icons.ts';
import { panel } from './grid-header.css.ts';
import * as styles from './grid-toolbar.css.ts';
import {
  type GridColumn,
  type GridDensity,
  type GridToolbarProps,
  type GridToolbarTexts,
  LEAST_WIDTH,
  visibleColumns,
} from './grid-types.ts';
import { useIsWide } from './use-is-wide.ts';

export function GridToolbar<Row>({ children, ...settings }: GridToolbarProps<Row>) {
  const { texts, view, onViewChange } = settings;
  const isWide = useIsWide();
  return (
    <div className={styles.toolbar}>
      <div className={styles.start}>{children}</div>
      <DialogTrigger>
        <AriaButton className={buttonClass({ variant: 'secondary', size: 'small' })}>
          <span className={content}>
            <ButtonContent icon={<SlidersIcon />}>{texts.settings}</ButtonContent>
          </span>
        </AriaButton>
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

function GridColumnSettings<Row>({
  hasWidths,
  ...props
}: Omit<GridToolbarProps<Row>, 'children'> & { hasWidths: boolean }) {
  const { gridId, columns, view, onViewChange, texts } = props;
  const shown = visibleColumns(columns, view);
  const setShown = (id: string, isShown: boolean) => {
    const others = view.hiddenColumns.filter((hidden) => hidden !== id);
    onViewChange({ ...view, hiddenColumns: isShown ? others : [...others, id] });
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.columns}</legend>
      <ul>
        {columns.map((column) => (
          <li key={column.id} className={styles.column}>
            <label className={styles.columnLabel}>
              <input
                type="checkbox"
                className={styles.checkbox}
                checked={shown.includes(column)}
                disabled={column.isRowHeader === true}
                onChange={(event) => {
                  setShown(column.id, event.currentTarget.checked);
                }}
              />
              {column.header}
            </label>
            {hasWidths && (
              <GridWidthButtons
                gridId={gridId}
                column={column}
                view={view}
                onViewChange={onViewChange}
                texts={texts}
                isDisabled={!shown.includes(column)}
              />
            )}
          </li>
        ))}
      </ul>
      <div className={styles.resets}>
        <NativeButton
          variant="quiet"
          size="small"
          onPress={() => {
            onViewChange({ ...view, hiddenColumns: [] });
          }}
        >
          {texts.showAll}
        </NativeButton>
        {hasWidths && (
          <NativeButton
            variant="quiet"
            size="small"
            onPress={() => {
              onViewChange({ ...view, columnWidths: {} });
            }}
          >
            {texts.resetWidths}
          </NativeButton>
        )}
      </div>
    </fieldset>
  );
}

const DENSITIES = ['compact', 'standard', 'comfortable'] as const;

interface GridDensityChoiceProps {
  texts: Pick<GridToolbarTexts, 'density' | 'densities'>;
  value: GridDensity;
  onChange: (density: GridDensity) => void;
}

function GridDensityChoice({ texts, value, onChange }: GridDensityChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.density}</legend>
      <div className={styles.segments}>
        {DENSITIES.map((density) => (
          <label key={density} className={styles.segment}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={density === value}
              onChange={() => {
                onChange(density);
              }}
            />
            {texts.densities[density]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const STEP = 24;

interface GridWidthButtonsProps<Row> extends Pick<
  GridToolbarProps<Row>,
  'gridId' | 'view' | 'onViewChange' | 'texts'
> {
  column: GridColumn<Row>;
  isDisabled: boolean;
}

function GridWidthButtons<Row>({ column, isDisabled, ...props }: GridWidthButtonsProps<Row>) {
  const { gridId, view, onViewChange, texts } = props;
  const setWidth = (width: number) => {
    const atLeast = Math.max(column.minWidth ?? LEAST_WIDTH, Math.round(width));
    onViewChange({ ...view, columnWidths: { ...view.columnWidths, [column.id]: atLeast } });
  };
  const button = (name: string, icon: ReactNode, onPress: () => void) => (
    <AriaButton className={styles.widthButton} aria-label={name} isDisabled={isDisabled} onPress={onPress}>
      {icon}
    </AriaButton>
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

function measureColumn(gridId: string, columnId: string): { now: number; fitting: number } {
  const cells = [
    ...(document
      .getElementById(gridId)
      ?.querySelectorAll<HTMLElement>(`[data-column="${CSS.escape(columnId)}"]`) ?? []),
  ];
  const now = cells[0]?.getBoundingClientRect().width ?? 0;
  return {
    now,
    fitting: Math.ceil(
      Math.max(0, ...cells.filter(({ role }) => role !== 'columnheader').map(widthOfContent)),
    ),
  };
}

function widthOfContent(cell: HTMLElement): number {
  const content = cell.firstElementChild;
  if (content === null) return 0;
  const { paddingLeft, paddingRight } = getComputedStyle(cell);
  const around = parseFloat(paddingLeft) + parseFloat(paddingRight);
  // A hair more than the rounded width: an ellipsis comes at a fraction of a pixel.
  return content.scrollWidth + around + 1;
}

import { Button } from '#ui/button/button.tsx';
import { GridWidthButtons } from './grid-width-buttons.tsx';
import * as styles from './grid-toolbar.css.ts';
import type { GridToolbarProps } from './grid-props.ts';
import { canHide, visibleColumns } from './grid-types.ts';

/** Which columns show, and how wide. The one that names the rows always shows. */
export function GridColumnSettings<Row>({
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
                disabled={!canHide(column)}
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
        <Button
          variant="quiet"
          size="small"
          onPress={() => {
            onViewChange({ ...view, hiddenColumns: [] });
          }}
        >
          {texts.showAll}
        </Button>
        {hasWidths && (
          <Button
            variant="quiet"
            size="small"
            onPress={() => {
              onViewChange({ ...view, columnWidths: {} });
            }}
          >
            {texts.resetWidths}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { InfoIcon } from '#ui/icons/info-icon.ts';
import { explain, explanation, hidden } from './grid-header.css.ts';
import type { GridColumn, GridTexts } from './grid-types.ts';
import { panel } from './grid-panel.css.ts';

export interface GridExplanationProps {
  column: GridColumn<never>;
  /** Of the text, which describes the header to those who listen. */
  id: string;
  texts: GridTexts;
}

/** What a column means, one press away. */
export function GridExplanation({ column, id, texts }: GridExplanationProps) {
  if (column.explanation === undefined) return null;
  const name = texts.explain(column.header);
  return (
    <>
      <DialogTrigger>
        <Button className={explain} aria-label={name} excludeFromTabOrder>
          <InfoIcon size={14} aria-hidden="true" />
        </Button>
        <Popover className={panel} placement="bottom">
          <Dialog className={explanation} aria-label={name}>
            {column.explanation}
          </Dialog>
        </Popover>
      </DialogTrigger>
      <span id={id} className={hidden}>
        {column.explanation}
      </span>
    </>
  );
}

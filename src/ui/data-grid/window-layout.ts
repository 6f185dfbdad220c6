import { Rect, TableLayout } from 'react-aria-components/Virtualizer';
import { HEADER_HEIGHT } from './grid-density.ts';
import type { PlacedRow } from './use-row-window.ts';

type Build = TableLayout<PlacedRow<object>>['buildChild'];

/** Puts each row where it is among all rows, of which React Aria knows a few; the last among them gives the height. */
export class WindowLayout extends TableLayout<PlacedRow<object>> {
  protected override buildCollection() {
    // The rows in between are not there to be counted, so that none may be passed over.
    this.requestedRect = new Rect(0, 0, Infinity, Infinity);
    return super.buildCollection();
  }

  protected override buildChild(...[node, x, y, parentKey]: Parameters<Build>): ReturnType<Build> {
    const place = node.type === 'item' ? node.value?.index : undefined;
    const top = place === undefined ? y : HEADER_HEIGHT + place * this.getEstimatedRowHeight();
    return super.buildChild(node, x, top, parentKey);
  }
}

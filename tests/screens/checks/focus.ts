import type { Page } from '@playwright/test';

// What scrolls by itself is a stop too. Of a group of radios Tab reaches the chosen one, or the first of a group without one;
// the arrow keys lead to the others. So do they within a grid, which is one stop, wherever in it focus is.
const FOCUSABLE =
  'summary, a[href], span[role=spinbutton], button:not([disabled]), input:not([type=hidden]), select, textarea, [role=region][tabindex="0"], [role=grid]';

/**
 * Puts the Tab key before the first stop; answers all stops in the order of reading, each as one line.
 * While a dialog is open nothing else is reached.
 *
 * @param between skips header and footer
 */
export function prepareTabKey(page: Page, { between = false } = {}): Promise<string[]> {
  return page.evaluate(startTabKey, { focusable: FOCUSABLE, between });

  function startTabKey({ focusable, between: isBetween }: { focusable: string; between: boolean }): string[] {
    const dialog = document.querySelector<HTMLElement>('[role=dialog], [role=alertdialog]');
    const header = isBetween && dialog === null ? document.querySelector('header') : null;
    const isReached = (element: HTMLElement) =>
      element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true });
    const before = [...(header?.querySelectorAll<HTMLElement>(focusable) ?? [])].findLast(isReached);
    // The screen may have moved focus itself.
    if (before !== undefined) before.focus();
    else if (dialog === null) {
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
    } else dialog.focus();
    const describe = (focused: HTMLElement) => {
      const element = focused.closest<HTMLElement>('[role=grid]') ?? focused;
      const words = element.ariaLabel ?? (element.innerText || element.getAttribute('name')) ?? '';
      return `${element.tagName} ${words}`;
    };
    Object.assign(window, { describeStop: describe });
    const isPassedByTab = (element: HTMLElement) => {
      if (!element.matches('[type=radio]')) return false;
      const group = [...document.querySelectorAll<HTMLInputElement>('[type=radio]')].filter(
        ({ name, form }) =>
          name === (element as HTMLInputElement).name && form === (element as HTMLInputElement).form,
      );
      return element !== (group.find(({ checked }) => checked) ?? group[0]);
    };
    return [...(dialog ?? document).querySelectorAll<HTMLElement>(focusable)]
      .filter((element) => !isPassedByTab(element))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(({ role, tabIndex }) => role === 'grid' || tabIndex >= 0)
      .filter((element) => element.parentElement?.closest('[role=grid]') === null)
      .filter((element) => before === undefined || follows(element, before))
      .map(describe);

    function follows(element: HTMLElement, earlier: HTMLElement): boolean {
      const isLater = earlier.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
      return isLater !== 0 && element.closest('footer') === null;
    }
  }
}

export interface Stop {
  readonly control: string;
  /** Whether one can see that focus is here: a ring of 2 px or more that is not transparent, and on screen. */
  readonly isSeen: boolean;
}

/** Holds Tab down for so many `keydown` events, and returns where each one leads. */
export async function tabForward(page: Page, steps: number): Promise<Stop[]> {
  await noteStops(page);
  for (let step = 0; step < steps; step += 1) await page.keyboard.down('Tab');
  await page.keyboard.up('Tab');
  return page.evaluate(() => (window as unknown as { takeStops: () => Stop[] }).takeStops());
}

/** Holds Shift and Tab down for so many `keydown` events, and returns the controls on the way. */
export async function tabBack(page: Page, steps: number): Promise<string[]> {
  await page.evaluate(() => {
    const { describeStop } = window as unknown as { describeStop: (element: HTMLElement) => string };
    const controls: string[] = [];
    Object.assign(window, { controlsOnTheWay: controls });
    document.addEventListener('focusin', ({ target }) => controls.push(describeStop(target as HTMLElement)));
  });
  await page.keyboard.down('Shift');
  for (let step = 0; step < steps; step += 1) await page.keyboard.down('Tab');
  await page.keyboard.up('Tab');
  await page.keyboard.up('Shift');
  return page.evaluate(() => (window as unknown as { controlsOnTheWay: string[] }).controlsOnTheWay);
}

/** Presses Tab until focus has left the page, and notes each stop on the way. */
export async function tabToTheEnd(page: Page): Promise<Stop[]> {
  await prepareTabKey(page);
  const stops: Stop[] = [];
  const mostStops = 1000;
  while (stops.length < mostStops) {
    stops.push(...(await tabForward(page, 50)));
    const end = stops.findIndex(({ control }) => control === NOWHERE);
    if (end >= 0) return stops.slice(0, end);
  }
  throw new Error(`The Tab key goes round: ${JSON.stringify(stops.slice(-3))}`);
}

const NOWHERE = 'BODY';

/** From now on each stop is looked at in the page, just before a key leaves it: to ask for each takes three times as long. */
function noteStops(page: Page): Promise<void> {
  return page.evaluate((nowhere) => {
    const { describeStop } = window as unknown as { describeStop: (element: HTMLElement) => string };
    const stops: Stop[] = [];
    const note = () => stops.push(currentStop());
    document.addEventListener('keydown', note, { capture: true });
    const takeStops = () => {
      document.removeEventListener('keydown', note, { capture: true });
      // The first key press left the starting point.
      return [...stops.slice(1), currentStop()];
    };
    Object.assign(window, { takeStops });

    function currentStop(): Stop {
      const element = document.activeElement as HTMLElement;
      if (element === document.body) return { control: nowhere, isSeen: false };
      // A composite field has its ring around the whole; React Aria draws that of a hidden input around what stands for it.
      const drawn = [...withParents(element, 3), ...(element.closest('label')?.querySelectorAll('*') ?? [])];
      return { control: describeStop(element), isSeen: drawn.some((one) => hasRing(one) && isOnTop(one)) };
    }

    function withParents(one: Element, levels: number): Element[] {
      const parent = levels === 0 ? null : one.parentElement;
      return parent === null ? [one] : [one, ...withParents(parent, levels - 1)];
    }

    function hasRing(candidate: Element): boolean {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(candidate);
      const isTransparent = /^(transparent|rgba\(.*, 0\))$/.test(outlineColor);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !isTransparent;
    }

    function isOnTop(candidate: Element): boolean {
      const { x, y, width, height } = candidate.getBoundingClientRect();
      // Of a control that is taller than the rest of the window, the part with the caret is enough.
      return [y + 4, y + height / 2, y + height - 4].some((level) => {
        const there = document.elementFromPoint(x + width / 2, level);
        return there !== null && (candidate.contains(there) || there.contains(candidate));
      });
    }
  }, NOWHERE);
}

import type { Page } from '@playwright/test';

/** Content that is lost in a small window or with wider text: truncated labels, and elements that overflow sideways. */
export function lostContent(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Visually hidden text is in a box of one pixel that clips it.
    const isOnlyHeard = (element: Element | null): boolean => {
      if (element === null || element === document.body) return false;
      const { width, height } = element.getBoundingClientRect();
      const isCut = getComputedStyle(element).overflowX !== 'visible' && width <= 1 && height <= 1;
      return isCut || isOnlyHeard(element.parentElement);
    };
    // A box that scrolls by itself, such as a bar of tabs, loses nothing to its sides; what lies around a dialog scrolls down only.
    const isScrolledElsewhere = (element: Element) => {
      for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement)
        if (
          /auto|scroll/.test(getComputedStyle(box).overflowX) &&
          box.querySelector('[role=dialog], [role=alertdialog]') === null &&
          box.role !== 'dialog'
        )
          return true;
      return false;
    };
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const isThere = element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      return isThere && !isOnlyHeard(element);
    };
    // Tall letters may overflow a tight line without being clipped.
    const isCutBelow = (element: Element) =>
      getComputedStyle(element).overflowY !== 'visible' && element.scrollHeight > element.clientHeight;
    const describe = (element: Element) =>
      `${element.tagName} "${(element as HTMLElement).innerText.slice(0, 40)}"`;
    const shown = [...document.body.querySelectorAll('*')].filter(isShown);

    const { scrollWidth, clientWidth } = document.documentElement;
    const sideways =
      scrollWidth > clientWidth ? [`The page is ${scrollWidth} px wide in ${clientWidth} px`] : [];
    const cut = shown
      .filter((element) => element.matches('a, button, select, label, h1, h2, h3, p'))
      // An inline box has no width of its own.
      .filter((element) => element.clientWidth > 0)
      .filter((element) => element.scrollWidth > element.clientWidth || isCutBelow(element))
      .map((element) => `${describe(element)} is cut`);
    const outside = shown
      .filter((element) => element.closest('svg, pre') === null && !isScrolledElsewhere(element))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < -0.5 || right > clientWidth + 0.5;
      })
      .map((element) => `${describe(element)} sticks out`);
    return [...sideways, ...cut, ...outside];
  });
}

/** The spacing that a reader may ask for (WCAG 1.4.12), until the function it returns is called. */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  // A built style sheet passes the content security policy.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    });
}

const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary';

/** Controls of less than 24 by 24 px (WCAG 2.5.8), but for links in running text. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((controls) => {
    const isInRunningText = (element: HTMLElement) =>
      getComputedStyle(element).display === 'inline' &&
      (element.closest('p, div, li, label')?.textContent.trim().length ?? 0) >
        element.innerText.trim().length;
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isLarge = width >= 24 && height >= 24;
      // Visually hidden, or drawn by another element: one pixel is not a target.
      const box = element.parentElement?.getBoundingClientRect();
      if ((width <= 1 && height <= 1) || (box !== undefined && box.width <= 1 && box.height <= 1)) return [];
      if (isLarge || !element.checkVisibility() || isInRunningText(element)) return [];
      return [`${element.tagName} "${element.innerText}" is ${width} by ${height} px`];
    });
  }, CONTROLS);
}

/** Fields and buttons with neither a border nor an icon to be seen by. */
export function controlsWithoutEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (colour: string) => !/^(transparent|none|rgba\(.*, 0\))$/.test(colour);
    const hasBorder = ({ borderTopWidth, borderTopStyle, borderTopColor }: CSSStyleDeclaration) =>
      parseFloat(borderTopWidth) >= 1 && borderTopStyle !== 'none' && isSeen(borderTopColor);
    // In forced colours the browser draws the box itself.
    const isDrawnByBrowser = (element: Element) =>
      element.matches('[type=checkbox], [type=radio]') && getComputedStyle(element).appearance === 'auto';
    // Behind a drawing of its own: the input of a switch or a choice, the slider of a chart.
    const isHidden = (element: Element) => {
      const boxes = [element, element.parentElement].map((one) => one?.getBoundingClientRect());
      const isSlider = element.matches('[type=range]') && getComputedStyle(element).opacity === '0';
      return isSlider || boxes.some((box) => box !== undefined && box.width <= 1 && box.height <= 1);
    };
    // The parts of a composite field share the border of their frame.
    const isInFrame = (element: Element) =>
      element.matches('input') &&
      element.parentElement !== null &&
      hasBorder(getComputedStyle(element.parentElement));
    const hasIcon = (element: Element) => {
      const icon = element.querySelector('svg');
      return icon !== null && isSeen(getComputedStyle(icon).stroke);
    };
    return [...document.querySelectorAll<HTMLElement>('button, input, select')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          !isHidden(element) &&
          !isDrawnByBrowser(element) &&
          !hasBorder(getComputedStyle(element)) &&
          !isInFrame(element) &&
          !hasIcon(element),
      )
      .map((element) => `${element.tagName} ${element.innerText || (element.getAttribute('name') ?? '')}`);
  });
}

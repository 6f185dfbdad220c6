import type { Page } from '@playwright/test';

/** Installs the measuring functions in the page, because they need its DOM. */
export function prepare(page: Page, heights: { header: number; row: number }): Promise<void> {
  return page.evaluate(({ header, row }) => {
    const SEEN_ROWS = 10;
    const SCREENS_A_FRAME = 3;
    const scroller = () =>
      document.querySelector<HTMLElement>('[data-scroller], [role=grid]') ?? document.body;
    // React Aria lets no pointer through while it scrolls, and then no point would find a row.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { pointer-events: auto !important; }');
    document.adoptedStyleSheets = [sheet];
    const nameAt = (x: number, y: number) =>
      document
        .elementsFromPoint(x, y)
        .map((element) => element.closest('tbody tr, [role=row]'))
        .find((row) => row !== null)
        ?.querySelector('tbody th, [role=rowheader]')?.textContent;
    /** The rows in view from the top of the table. */
    const firstNames = () => {
      const { left, top } = scroller().getBoundingClientRect();
      return Array.from({ length: SEEN_ROWS }, (_, index) =>
        nameAt(left + 40, top + header + row * (index + 0.5)),
      );
    };
    /** Resolves with the time of the next frame after it is drawn. */
    const nextFrame = () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame((time) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            resolve(time);
          };
          port2.postMessage(null);
        });
      });
    const isBlank = () => {
      const { left, top, height } = scroller().getBoundingClientRect();
      return [0.15, 0.35, 0.55, 0.75, 0.95].some(
        (share) => (nameAt(left + 40, top + header + (height - header) * share) ?? '') === '',
      );
    };
    /** Milliseconds from an event to the end of the frame that shows these rows first. */
    const timeFrom = (type: string, names: string) =>
      new Promise<number>((resolve) => {
        document.addEventListener(
          type,
          ({ timeStamp }) => {
            const look = async () => {
              await nextFrame();
              if (firstNames().join('|') === names) resolve(performance.now() - timeStamp);
              else void look();
            };
            void look();
          },
          { once: true, capture: true },
        );
      });
    /** Scrolls from top to bottom so fast that every frame shows different rows. */
    const scrollThrough = async () => {
      const place = scroller();
      const trs = place.getElementsByTagName('tr');
      const seen = { gaps: [] as number[], blank: 0, longestBlank: 0, mostRows: 0 };
      place.scrollTop = 0;
      let last = await nextFrame();
      let lastFilled = last;
      for (let before = -1; place.scrollTop !== before;) {
        before = place.scrollTop;
        place.scrollTop += SCREENS_A_FRAME * (place.clientHeight - header);
        const now = await nextFrame();
        seen.gaps.push(now - last);
        last = now;
        seen.mostRows = Math.max(seen.mostRows, trs.length || place.querySelectorAll('[role=row]').length);
        if (isBlank()) {
          seen.blank += 1;
          seen.longestBlank = Math.max(seen.longestBlank, now - lastFilled);
        } else lastFilled = now;
      }
      return seen;
    };
    Object.assign(window, { bench: { timeFrom, scrollThrough, firstNames, nextFrame } });
  }, heights);
}

interface InPage {
  timeFrom: (type: string, names: string) => Promise<number>;
  scrollThrough: () => Promise<{ gaps: number[]; blank: number; longestBlank: number; mostRows: number }>;
  painted: Promise<number>;
}

/** Milliseconds from the event to the end of the first frame with these rows at the top. */
export async function timeTo(
  page: Page,
  event: 'keydown' | 'pointerup',
  names: readonly string[],
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(
    ([type, expected]) => {
      const { bench } = window as unknown as { bench: InPage };
      bench.painted = bench.timeFrom(type, expected);
    },
    [event, names.slice(0, 10).join('|')] as const,
  );
  await act();
  return page.evaluate(() => (window as unknown as { bench: InPage }).bench.painted);
}

export function scrollThrough(page: Page) {
  return page.evaluate(() => (window as unknown as { bench: InPage }).bench.scrollThrough());
}

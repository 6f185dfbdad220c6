import type { Page } from '@playwright/test';

/** Milliseconds from a key to the end of the frame in which the list begins with these rooms, which fill the window. */
export async function timeKey(page: Page, key: string, rooms: readonly string[]): Promise<number> {
  await page.evaluate((expected) => {
    const FILLING = 12;
    const list = document.querySelector('main ul:has(> li > article)');
    const painted = new Promise<number>((resolve) => {
      document.addEventListener(
        'keydown',
        ({ timeStamp }) => {
          const look = () => {
            const items = [...(list?.querySelectorAll(':scope > li:not([hidden])') ?? [])];
            const first = items.slice(0, FILLING).map((item) => item.querySelector('h3')?.textContent);
            if (first.join() !== expected) {
              requestAnimationFrame(look);
              return;
            }
            // After the frame that this runs before.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => {
              resolve(performance.now() - timeStamp);
            };
            port2.postMessage(null);
          };
          requestAnimationFrame(look);
        },
        { once: true, capture: true },
      );
    });
    Object.assign(window, { painted });
  }, rooms.slice(0, 12).join());
  await page.keyboard.press(key);
  return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
}

/** Scrolls from top to bottom by one screen per frame. Counts the frames in which a visible card is not painted. */
export function scrollThrough(page: Page): Promise<{ gaps: number[]; blank: number }> {
  return page.evaluate(async () => {
    const gaps: number[] = [];
    let blank = 0;
    window.scrollTo(0, 0);
    let last = await nextFrame();
    for (let before = -1; window.scrollY !== before;) {
      before = window.scrollY;
      window.scrollBy(0, window.innerHeight);
      const now = await nextFrame();
      gaps.push(now - last);
      last = now;
      if (isBlank()) blank += 1;
    }
    return { gaps, blank };

    /** Resolves after the next frame is drawn. */
    function nextFrame(): Promise<number> {
      return new Promise((resolve) => {
        requestAnimationFrame((time) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            resolve(time);
          };
          port2.postMessage(null);
        });
      });
    }

    function isBlank(): boolean {
      return [0.2, 0.5, 0.8].some((share) => {
        const there = document.elementFromPoint(window.innerWidth / 4, window.innerHeight * share);
        const item = there?.closest('main ul:has(> li > article) > li');
        if (item === null || item === undefined) return false;
        return item.querySelector('h3')?.checkVisibility({ contentVisibilityAuto: true }) !== true;
      });
    }
  });
}

/** Measures the longest task, in ms, that blocked the main thread. */
export function longestTasks(page: Page) {
  return {
    begin: () =>
      page.addInitScript(() => {
        const tasks: number[] = [];
        Object.assign(window, { longTasks: tasks });
        new PerformanceObserver((list) => {
          tasks.push(...list.getEntries().map(({ duration }) => duration));
        }).observe({ type: 'longtask', buffered: true });
      }),
    end: () => page.evaluate(() => Math.max(0, ...(window as unknown as { longTasks: number[] }).longTasks)),
  };
}

import type { Page } from '@playwright/test';

export interface Pressed {
  /** From the event to the next frame, in ms, as Event Timing rounds it. 16 stands for anything shorter. */
  readonly interaction: number;
  /** From the event to the frame with what it shows, in ms. Null where that is not watched. */
  readonly shown: number | null;
  readonly commits: number;
}

interface InPage {
  begin: (shows: string | undefined) => Promise<void>;
  end: () => Promise<Pressed>;
}

/** Watches the pages that are opened next. */
export async function watchPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const SHORTEST = 16;
    /** TypeScript does not know the threshold. */
    const EVENTS: object = { type: 'event', durationThreshold: SHORTEST };
    /** No commit of React for so long, in ms, ends what a press has caused. */
    const QUIET = 500;
    const LONGEST = 60_000;
    let commits = 0;
    let lastChange = 0;
    let interaction = SHORTEST;
    let pressed = NaN;
    let shown = NaN;
    let shows: string | undefined;

    /** React looks for each of its methods before the call. */
    const hook = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => {
        commits += 1;
        lastChange = performance.now();
      },
    };
    const press: InPage = {
      begin: async (expected) => {
        await quiet();
        [commits, interaction, pressed, shown, shows] = [0, SHORTEST, NaN, NaN, expected];
      },
      end: async () => {
        await quiet();
        return { interaction, shown: shows === undefined ? null : shown - pressed, commits };
      },
    };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook, press });

    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0) interaction = Math.max(interaction, duration);
    }).observe(EVENTS);

    for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, begun, { capture: true });

    function begun({ timeStamp }: Event): void {
      lastChange = timeStamp;
      if (!Number.isNaN(pressed)) return;
      pressed = timeStamp;
      requestAnimationFrame(look);
    }

    function look(now: number): void {
      if (shows === undefined) return;
      if (document.querySelector(shows) === null) requestAnimationFrame(look);
      else shown = lastChange = now;
    }

    async function quiet(): Promise<void> {
      const isWaiting = () => shows !== undefined && Number.isNaN(shown);
      const end = performance.now() + LONGEST;
      while (isWaiting() || performance.now() - lastChange < QUIET) {
        await new Promise(requestAnimationFrame);
        if (performance.now() > end) throw new Error(`No end of a press that shows ${shows ?? 'nothing'}`);
      }
    }
  });
}

/** @param shows a selector of what the press will bring */
export function beginPress(page: Page, shows?: string): Promise<void> {
  return page.evaluate((expected) => (window as unknown as { press: InPage }).press.begin(expected), shows);
}

export function endPress(page: Page): Promise<Pressed> {
  return page.evaluate(() => (window as unknown as { press: InPage }).press.end());
}

import type { Page } from '@playwright/test';

/** The first thing to use: a field whose form is sent by a script, or what works as soon as it is drawn. */
export interface FirstControl {
  readonly selector: string;
  readonly kind: 'form' | 'drawn';
}

/** In ms since the navigation began; not a number until it has happened. */
type Timings = Record<'FCP' | 'LCP' | 'TBT' | 'usable', number>;

/** Watches the page that is opened next. */
export function watchVisit(page: Page, first: FirstControl) {
  return page.addInitScript(({ selector, kind }) => {
    const TYPED = 'a';
    const BLOCKING = 50;
    const timings: Timings = { FCP: NaN, LCP: NaN, TBT: 0, usable: NaN };
    let isAnswering = false;
    Object.assign(window, { timings });
    onEntries('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') timings.FCP = startTime;
    });
    onEntries('largest-contentful-paint', ({ startTime }) => (timings.LCP = startTime));
    onEntries('longtask', ({ duration }) => (timings.TBT += duration - BLOCKING));
    requestAnimationFrame(look);

    /** A form that loses its text or handler is not usable yet. */
    function look(now: number): void {
      requestAnimationFrame(look);
      // Now the frame is drawn in which the control answered.
      if (isAnswering && Number.isNaN(timings.usable)) timings.usable = now;
      const control = document.querySelector(selector);
      if (control?.checkVisibility() !== true) return;
      if (kind === 'form' && control instanceof HTMLInputElement && control.value !== TYPED) {
        type(control);
        isAnswering = false;
        timings.usable = NaN;
      }
      isAnswering ||= kind === 'drawn' || answersSubmit(control.closest('form'));
    }

    /** As a key does: React ignores a value that is set through the element. */
    function type(input: HTMLInputElement): void {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, TYPED);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, data: TYPED }));
    }

    /** Stops the handler where it prevents the browser's own submission, so that the page stays as it is. */
    function answersSubmit(form: HTMLFormElement | null): boolean {
      let isAnswered = false;
      const stop = new Error('This only asks whether the form answers');
      const ignore = (event: ErrorEvent) => {
        if (event.error === stop) event.preventDefault();
      };
      const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
      event.preventDefault = () => {
        // There the page only keeps the press until the form answers.
        if (event.currentTarget === document) return;
        isAnswered = true;
        throw stop;
      };
      window.addEventListener('error', ignore);
      form?.dispatchEvent(event);
      window.removeEventListener('error', ignore);
      return isAnswered;
    }

    function onEntries(type: string, handle: (entry: PerformanceEntry) => void): void {
      new PerformanceObserver((list) => {
        list.getEntries().forEach(handle);
      }).observe({ type, buffered: true });
    }
  }, first);
}

interface Watched {
  timings: Timings;
}

export async function untilUsable(page: Page): Promise<void> {
  await page.waitForFunction(() => !Number.isNaN((window as unknown as Watched).timings.usable));
}

export function timingsOf(page: Page): Promise<Timings> {
  return page.evaluate(() => (window as unknown as Watched).timings);
}

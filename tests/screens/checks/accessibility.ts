import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Axe measures no colour within a box that has a pseudo-element; the glow behind every page is one. Its types do not
 * know that a run takes options for checks.
 */
const CHECKS = { checks: { 'color-contrast': { options: { ignorePseudo: true } } } };

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * React Aria says that a button is busy by pointing at its label, and takes that back after 7 seconds. When the
 * button is gone by then, axe reports an image without a name, which no user can reach.
 */
const ANNOUNCEMENTS = '[data-live-announcer]';

const AROUND = ['header', 'footer'];

/**
 * What axe finds, one line for each element.
 *
 * @param between skips header and footer
 */
export function accessibilityViolations(page: Page, { between = false } = {}): Promise<string[]> {
  return violationsOf(page, { runOnly: { type: 'tag', values: LEVELS } }, between ? AROUND : []);
}

/** The violations that depend on the theme. */
export function contrastViolations(page: Page): Promise<string[]> {
  return violationsOf(page, { runOnly: { type: 'rule', values: ['color-contrast'] } });
}

/**
 * Axe runs in a world of its own beside the page's, where timers are real also while the page's clock stands still, and is
 * brought there once: its builder for Playwright brings it again, and opens a tab, for each run.
 */
async function violationsOf(
  page: Page,
  options: RunOptions,
  around: readonly string[] = [],
): Promise<string[]> {
  const resultTypes: RunOptions['resultTypes'] = ['violations'];
  const runOptions = { ...options, resultTypes, ...CHECKS };
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'axe',
  });
  const isThere = await session.send('Runtime.evaluate', { contextId, expression: "'axe' in globalThis" });
  if (isThere.result.value !== true) await session.send('Runtime.evaluate', { contextId, expression: AXE });
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    contextId,
    expression: `(${runAxe.toString()})(${JSON.stringify({ exclude: [ANNOUNCEMENTS, ...around], runOptions })})`,
    awaitPromise: true,
    returnByValue: true,
  });
  await session.detach();
  if (exceptionDetails !== undefined)
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as string[];
}

async function runAxe(options: { exclude: string[]; runOptions: RunOptions }): Promise<string[]> {
  const { axe: axeInPage } = globalThis as unknown as { axe: typeof axe };
  const { violations } = await axeInPage.run({ exclude: options.exclude }, options.runOptions);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

import type { Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';

import { PATIENCE_MS } from '#machines/shared/paged-export.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { expect } from '../../fixtures/journey.ts';
import type { FlowModel } from '../model/flow-model.ts';

interface ExportScreen {
  readonly machine: AnyStateMachine;
  readonly title: string;
  /** The address of the page. */
  readonly open: string;
  readonly button: string;
  readonly pending: string;
  /** `atOnce`: it shows before `PATIENCE_MS` has passed. */
  readonly progress: { readonly atOnce: boolean; readonly text: string };
  readonly failure: string;
  readonly saved: RegExp;
  readonly request: unknown;
}

/** The model of a machine made by `pagedExport`, on its page. */
export function exportModel(page: Page, screen: ExportScreen): FlowModel {
  const main = page.getByRole('main');
  const begins = main.getByRole('button', { name: new RegExp(`^(${screen.button}|Try again)$`) });
  const isBusy = main.getByRole('button', { name: screen.pending });
  const progress = main.getByRole('progressbar', { name: screen.pending });
  const said = main.getByRole('status');
  const { atOnce, text } = screen.progress;
  const canBegin = async (name: string) => {
    await expect(main.getByRole('button', { name, exact: true })).toBeVisible();
    await expect(progress).toHaveCount(0);
  };
  const requested = { type: 'export.requested', request: screen.request };

  return {
    machine: screen.machine,
    title: screen.title,
    goal: 'every state',
    tellApart: () => null,
    begin: async () => {
      await page.goto(screen.open);
      await begins.waitFor();
    },
    acts: {
      'export is requested': {
        event: requested,
        prepare: () => page.clock.resume(),
        by: async () => {
          await stopClock(page);
          await begins.click();
        },
      },
      'export is cancelled': {
        event: { type: 'export.cancelled' },
        offeredIn: ['reading.wait.long'],
        by: () => main.getByRole('button', { name: 'Cancel', exact: true }).click(),
      },
    },
    answers: {
      readPage: {
        'the last page is read': { output: { results: [], next: null, total: 0 }, outcome: 'passes' },
        'no answer': { error: problemError({}), outcome: 'isLost' },
      },
      saveFile: {
        // No request is sent.
        'a file': { output: 'some-file', outcome: null },
      },
    },
    delays: {
      patience: async () => {
        await page.clock.fastForward(PATIENCE_MS);
        await page.clock.resume();
      },
    },
    states: {
      idle: () => canBegin(screen.button),
      'reading.pages.readingPage': () => expect(isBusy).toBeVisible(),
      'reading.wait.short': () => expect(progress).toHaveCount(atOnce ? 1 : 0),
      'reading.wait.long': () => expect(progress).toHaveAttribute('aria-valuetext', text),
      // The file is handed to the browser at once.
      saving: null,
      saved: async () => {
        await expect(said.filter({ hasText: screen.saved })).toBeVisible();
        await canBegin(screen.button);
      },
      failed: async () => {
        await expect(main.getByRole('alert')).toContainText(screen.failure);
        await canBegin('Try again');
      },
      cancelled: async () => {
        await expect(said.filter({ hasText: 'Cancelled. Nothing was saved.' })).toBeVisible();
        await canBegin(screen.button);
      },
    },
  };
}

/** So that `PATIENCE_MS` does not pass during the checks. */
async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 10_000);
}

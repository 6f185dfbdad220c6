import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { startLanguage, loadCatalog } from '#i18n/language.ts';
import { readDismissedReports, restoreReport } from '#lib/dismissed-reports.ts';
import type { Report } from './room-accounts.queries.ts';
import { ReportItem } from './report-item.tsx';

beforeAll(() => startLanguage('en'));
beforeAll(() => loadCatalog('members'));

const report: Report = {
  id: 501,
  deal: { id: 11, title: '30% rakeback' },
  room: { slug: 'river-room', name: 'River Room' },
  email: 'dana@example.com',
  username: 'danariver',
  status: 'submitted',
  reason: null,
  reported_at: '2026-03-14T09:00:00Z',
  due_at: '2026-03-17T09:00:00Z',
  connected_at: null,
};

async function show(changes: Partial<Report>, now = '2026-03-15T08:00:00Z') {
  await render(
    <I18nProvider i18n={i18n}>
      <ul>
        <ReportItem
          report={{ ...report, ...changes }}
          now={Date.parse(now)}
          isToCorrect
          isAmongRooms
          help={({ id }) => <button type="button">Help with {id}</button>}
        />
      </ul>
    </I18nProvider>,
  );
}

const item = page.getByRole('listitem').first();
const help = page.getByRole('button', { name: 'Help with 501' });
const says = (words: string) =>
  expect.poll(() => item.element().textContent.replaceAll('\u202f', ' ')).toContain(words);
const step = () => document.querySelector('[aria-current=step]')?.textContent;

it('tells of the room, the deal, the email and the moment of a report', async () => {
  await show({});
  await expect.element(page.getByRole('link', { name: 'River Room' })).toBeVisible();
  for (const words of ['danariver', '30% rakeback', 'dana@example.com', 'Reported Mar 14, 2026, 9:00 AM UTC'])
    await says(words);
});

it.each([
  ['submitted', 'Submitted'],
  ['in_review', 'In review'],
] as const)(
  'scenario 47: one that is %s shows the step, and until when it is answered',
  async (status, title) => {
    await show({ status });
    expect(step()).toContain(`Now: ${title}`);
    await says('We’ll email you by Mar 17, 2026, 9:00 AM UTC.49 hours left.');
    await expect.element(help).not.toBeInTheDocument();
  },
);

it.each(['submitted', 'in_review'] as const)(
  'one that is still %s when its time is over is overdue',
  async (status) => {
    await show({ status }, '2026-03-17T09:00:00Z');
    await says('Overdue');
    await says('The room should have answered by Mar 17, 2026, 9:00 AM UTC. Write to us and we’ll ask.');
    await expect.element(help).toBeVisible();
    expect(step()).toBe(undefined);
  },
);

it('one whose status is new here says so, with help at hand', async () => {
  await show({ status: 'unknown' }, '2026-03-17T09:00:00Z');
  await says('River RoomStatus unknowndanariver');
  await says('We can’t show the status of this report. Reload the page or write to us.Help with 501');
  expect(step()).toBe(undefined);
});

it('a refused report can be dismissed', async () => {
  await show({ status: 'refused' });
  await page.getByRole('button', { name: 'Dismiss' }).click();
  expect(readDismissedReports()).toEqual([501]);
  restoreReport(501);
});

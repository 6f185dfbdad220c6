import { expect, it } from 'vitest';

import { createReportQueue, type Report } from './report-queue.ts';

const ABOUT = { release: 'index-DkX3v_9a', language: 'en' };

function crash(message: string): Report {
  return {
    kind: 'crash',
    name: 'TypeError',
    message,
    stack: [],
    request_id: null,
    route: '/app/deals/:room',
  };
}

function queueWith(takes: () => boolean = () => true) {
  const sent: { reports: Report[] }[] = [];
  const send = (body: string) => {
    if (!takes()) return false;
    sent.push(JSON.parse(body) as { reports: Report[] });
    return true;
  };
  return { queue: createReportQueue(send, () => ABOUT), sent };
}

it('reports go in batches: when there are ten, and when the page is hidden', () => {
  const { queue, sent } = queueWith();
  for (let number = 0; number < 12; number += 1) queue.add(crash(`no. ${number}`));
  expect(sent.map(({ reports }) => reports.length)).toEqual([10]);
  queue.flush();
  queue.flush();
  expect(sent[1]).toEqual({ ...ABOUT, reports: [crash('no. 10'), crash('no. 11')] });
  expect(sent).toHaveLength(2);
});

it('the same failure is reported once in a visit', () => {
  const { queue, sent } = queueWith();
  queue.add(crash('again'));
  queue.flush();
  queue.add(crash('again'));
  queue.flush();
  expect(sent).toEqual([{ ...ABOUT, reports: [crash('again')] }]);
});

it('a visit sends at most 30 reports, and 32 KiB', () => {
  const many = queueWith();
  for (let number = 0; number < 100; number += 1) many.queue.add(crash(String(number)));
  many.queue.flush();
  expect(many.sent.flatMap(({ reports }) => reports)).toHaveLength(30);

  const large = queueWith();
  for (let number = 0; number < 20; number += 1) large.queue.add(crash(`${number}${'ß'.repeat(5_000)}`));
  large.queue.flush();
  expect(large.sent.flatMap(({ reports }) => reports)).toHaveLength(3);
});

it('what the browser does not take is sent the next time', () => {
  let takes = false;
  const { queue, sent } = queueWith(() => takes);
  queue.add(crash('late'));
  queue.flush();
  takes = true;
  queue.flush();
  expect(sent).toEqual([{ ...ABOUT, reports: [crash('late')] }]);
});

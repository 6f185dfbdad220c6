import { describe, expect, it } from 'vitest';

import { deferredActor } from '#machines/shared/testing/deferred-actor.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { expectSoundChart } from '#machines/shared/testing/sound-chart.ts';
import { startStory } from '#machines/shared/testing/story.ts';
import type {
  ReportDetails,
  ReportedUsername,
  UsernameReportActors,
  UsernameReportInput,
} from './username-report.contract.ts';
import { usernameReportMachine, view } from './username-report.machine.ts';

const details: ReportDetails = { email: 'dana.river@example.com', username: 'danariver' };
const submitted = { type: 'report.submitted', ...details } as const;
const chosen = { type: 'deal.chosen', deal: 12 } as const;
const report: ReportedUsername = {
  id: 501,
  username: 'danariver',
  status: 'submitted',
  dueAt: '2026-03-17T09:26:53Z',
};
const oneDeal: UsernameReportInput = { room: 'river-room', deals: [11], previousDeal: null };
const twoDeals: UsernameReportInput = { room: 'river-room', deals: [11, 12], previousDeal: null };
const correction: UsernameReportInput = { ...twoDeals, previousDeal: 12 };
const taken = problemError({ status: 409, code: 'already_reported' });
const lost = problemError({ kind: 'unreachable' });
const broken = problemError({ status: 500 });

function usernameReport(input = oneDeal) {
  const send = deferredActor<ReportedUsername, ReportDetails & { deal: number }>();
  const find = deferredActor<ReportedUsername | null, { room: string; username: string }>();
  const actors = { reportUsername: send.logic, findReport: find.logic } satisfies UsernameReportActors;
  const story = startStory(usernameReportMachine.provide({ actors }), input);
  return {
    ...story,
    send,
    find,
    submit: () => {
      story.actor.send(submitted);
    },
    view: () => view(story.actor.getSnapshot()),
  };
}

describe('choosing a deal', () => {
  it.each([
    ['the only one of a room is chosen by itself', oneDeal, 'enteringDetails', 11],
    ['one of several is left to the player', twoDeals, 'choosingDeal', null],
    ['a correction keeps the deal it had', correction, 'enteringDetails', 12],
    [
      'a correction whose deal is closed gets another',
      { ...correction, deals: [11, 13] },
      'choosingDeal',
      null,
    ],
    [
      'a correction whose deal is closed gets the only one',
      { ...correction, deals: [11] },
      'enteringDetails',
      11,
    ],
  ])('%s', (_, input, state, deal) => {
    const story = usernameReport(input);
    expect([story.state(), story.view()]).toEqual([state, { screen: 'editing', deal }]);
  });

  it('comes before anything is sent, and may be changed', async () => {
    const story = usernameReport(twoDeals);
    story.submit();
    expect(story.send.inputs).toEqual([]);
    story.actor.send({ type: 'deal.chosen', deal: 11 });
    story.actor.send(chosen);
    story.submit();
    await story.send.resolve(report);
    expect(story.send.inputs).toEqual([{ ...details, deal: 12 }]);
    expect(story.visited).toEqual(['choosingDeal', 'enteringDetails', 'submitting', 'reported']);
  });
});

describe('reporting a username', () => {
  it('scenario 24: is sent once, however often the button is pressed', async () => {
    const story = usernameReport();
    story.submit();
    story.submit();
    expect(story.view()).toEqual({ screen: 'submitting', deal: 11 });
    await story.send.resolve(report);
    story.submit();

    expect(story.send.inputs).toEqual([{ ...details, deal: 11 }]);
    expect(story.view()).toEqual({ screen: 'reported', report });
  });

  it.each([
    [
      problemError({ status: 400, fields: { username: ['No.'] } }),
      { code: 'fieldsRejected', fields: { username: ['No.'] } },
    ],
    [problemError({ status: 429, retryAfterSeconds: 30 }), { code: 'tooManyTries', seconds: 30 }],
    [problemError({ status: 403, code: 'region_blocked' }), { code: 'blocked' }],
  ])('that the server refused is not looked for, and can be sent again (%#)', async (error, failure) => {
    const story = usernameReport();
    story.submit();
    await story.send.reject(error);
    expect([story.view(), story.find.inputs]).toEqual([{ screen: 'failed', deal: 11, failure }, []]);

    story.submit();
    expect(story.view()).toEqual({ screen: 'submitting', deal: 11 });
    await story.send.resolve(report);
    expect(story.view()).toEqual({ screen: 'reported', report });
  });

  it('may be followed by another', async () => {
    const story = usernameReport();
    story.submit();
    await story.send.resolve(report);
    story.actor.send({ type: 'form.reopened' });
    expect(story.view()).toEqual({ screen: 'editing', deal: 11 });
  });
});

describe('a report whose answer is lost', () => {
  it.each([
    ['no answer', lost],
    ['a crash of the server', broken],
    ['an answer nobody understands', problemError({ kind: 'unreadable' })],
  ])('is looked for after %s, and is reported when it is there', async (_, error) => {
    const story = usernameReport();
    story.submit();
    await story.send.reject(error);
    expect(story.view()).toEqual({ screen: 'submitting', deal: 11 });
    await story.find.resolve(report);
    expect(story.find.inputs).toEqual([{ room: 'river-room', username: 'danariver' }]);
    expect(story.view()).toEqual({ screen: 'reported', report });
  });

  it.each([
    [lost, 'unreachable'],
    [broken, 'unexpected'],
  ])('and that is not there failed (%#)', async (error, code) => {
    const story = usernameReport();
    story.submit();
    await story.send.reject(error);
    await story.find.resolve(null);
    expect(story.view()).toEqual({ screen: 'failed', deal: 11, failure: { code } });
  });

  it('is not called failed when nobody could look', async () => {
    const story = usernameReport();
    story.submit();
    await story.send.reject(lost);
    await story.find.reject(lost);
    expect(story.view()).toEqual({ screen: 'failed', deal: 11, failure: { code: 'outcomeUnknown' } });
  });

  it('counts as reported when the same is sent again, is refused as a second one, and is found', async () => {
    const story = usernameReport();
    story.submit();
    await story.send.reject(lost);
    await story.find.reject(lost);
    story.submit();
    await story.send.reject(taken);
    await story.find.resolve(report);
    expect(story.view()).toEqual({ screen: 'reported', report });
  });

  it('does not stand for another username that is sent then', async () => {
    const story = usernameReport();
    story.actor.send({ ...submitted, username: 'first' });
    await story.send.reject(lost);
    await story.find.reject(lost);
    story.submit();
    await story.send.reject(taken);
    await story.find.resolve(report);
    expect(story.view()).toEqual({
      screen: 'failed',
      deal: 11,
      failure: { code: 'alreadyReported', report },
    });
  });
});

describe('a username that is reported already', () => {
  it.each([
    ['tells of the report that is the player’s own', report, { code: 'alreadyReported', report }],
    ['is somebody else’s when the player has no such report', null, { code: 'reportedByAnother' }],
  ])('%s', async (_, found, failure) => {
    const story = usernameReport();
    story.submit();
    await story.send.reject(taken);
    await story.find.resolve(found);
    expect(story.view()).toEqual({ screen: 'failed', deal: 11, failure });
  });

  it('is said to be reported, and no more, when nobody could look', async () => {
    const story = usernameReport();
    story.submit();
    await story.send.reject(taken);
    await story.find.reject(lost);
    expect(story.view()).toEqual({
      screen: 'failed',
      deal: 11,
      failure: { code: 'alreadyReported', report: null },
    });
  });
});

it('has a chart in which every state is reached, every transition taken and every error handled', () => {
  expectSoundChart(usernameReportMachine, {
    inputs: [oneDeal, twoDeals],
    events: [chosen, submitted, { type: 'form.reopened' }] as const,
    answers: {
      reportUsername: { done: [report], errors: [taken, lost, problemError({ status: 429 })] },
      findReport: { done: [report, null] },
    },
  });
});

import type { Page } from '@playwright/test';

import { problemError } from '#machines/shared/testing/problem-error.ts';
import type { UsernameReportContext } from '#machines/username-report/username-report.contract.ts';
import { usernameReportMachine } from '#machines/username-report/username-report.machine.ts';
import { expect } from '#tests/fixtures/journey.ts';
import {
  openReport,
  reportButton,
  reportDialog,
  reportedNotice,
  usernameField,
} from '#tests/fixtures/username-report.ts';
import type { FlowModel } from '#tests/screens/model/flow-model.ts';
import type { ModelTest } from '#tests/screens/model/path.ts';
import { rememberElite } from '#tests/screens/pages/by-name.ts';

/** How a username is reported at a room that has two deals in the country of the player. */
export const usernameReportTest: ModelTest = {
  flow: 'username-report',
  model: async (page, world) => {
    await rememberElite(page, world);
    await page.setExtraHTTPHeaders({ 'x-country': 'GB' });
    return usernameReportModel(page);
  },
};

function usernameReportModel(page: Page): FlowModel {
  let reported = 0;
  const details = { email: 'elite@rakeback.test', username: 'riverrat' };
  // A refusal for which the site has a message of its own.
  const refusal = { username: ['This field may not be blank.'] };
  const taken = { detail: 'This username was already reported.', code: 'already_reported' };

  return {
    machine: usernameReportMachine,
    inputs: [{ room: 'lakeside-poker', deals: [12, 30], previousDeal: null }],
    title: 'Lakeside Poker Deals',
    composite: ['choosingDeal', 'reported'],
    goal: 'every state',
    tellApart: ({ deal, sent, unanswered, failure }: UsernameReportContext) => [
      deal,
      sent !== null && sent === unanswered,
      failure?.code,
    ],
    begin: () => openReport(page, 'lakeside-poker'),
    acts: {
      'deal is chosen': {
        event: { type: 'deal.chosen', deal: 30 } as never,
        by: () => dealRadio(page).check(),
      },
      'report is submitted': {
        event: { type: 'report.submitted', ...details },
        by: async () => {
          // The form itself refuses a username that it knows to be reported.
          await usernameField(page).fill(`${details.username}${String(reported)}`);
          await reportButton(page).click();
        },
      },
      'form is reopened': {
        event: { type: 'form.reopened' },
        by: async () => {
          reported += 1;
          await reportDialog(page).getByRole('button', { name: 'Done' }).click();
          await page.getByRole('button', { name: /^Report (your|another) username$/ }).click();
        },
      },
    },
    answers: {
      reportUsername: {
        'it is kept': {
          output: { id: 600, username: details.username, status: 'submitted', dueAt: '2026-03-17T09:26:53Z' },
          outcome: 'passes',
        },
        'the username is refused': {
          error: problemError({ status: 400, fields: refusal }),
          outcome: { status: 400, json: refusal },
        },
        'it is reported already': {
          error: problemError({ status: 409, code: taken.code }),
          outcome: { status: 409, json: taken },
        },
        'no answer': { error: problemError({}), outcome: 'isLost' },
      },
      findReport: {
        'it is not there': { output: null, outcome: 'passes' },
        'no answer': { error: problemError({}), outcome: 'isLost' },
      },
    },
    delays: {},
    states: usernameReportStates(page),
  };
}

/** What each state shows of a report in its popup. */
function usernameReportStates(page: Page): FlowModel['states'] {
  const dialog = reportDialog(page);
  const chosenDeal = dialog.getByRole('radio', { checked: true });
  const failure = dialog
    .getByRole('alert')
    .filter({ hasText: 'An error occurred while submitting your username...' });
  const atWork = () => expect(dialog.getByRole('button', { name: 'Reporting your username' })).toBeVisible();

  const formIsOpen = async () => {
    await expect(reportButton(page)).toBeVisible();
    await expect(usernameField(page)).toHaveValue('');
    await expect(failure).toHaveCount(0);
  };

  return {
    choosingDeal: async () => {
      await formIsOpen();
      await expect(chosenDeal).toHaveCount(0);
    },
    // At first the popup names the chosen deal only when the report is sent; reopened, it begins with it.
    enteringDetails: async () => {
      await formIsOpen();
      await expect(dealRadio(page)).toBeChecked();
    },
    submitting: atWork,
    lookingWhose: atWork,
    lookingWhetherItArrived: atWork,
    failed: async () => {
      await expect(failure.or(dialog.locator('[name=username][aria-invalid=true]'))).toBeVisible();
      await expect(reportButton(page)).toBeVisible();
    },
    reported: () => expect(reportedNotice(page)).toContainText('Expect an email within 72 hours'),
  };
}

function dealRadio(page: Page) {
  return reportDialog(page).getByRole('radio', { name: '£200 welcome bonus' });
}

import type { Page } from '@playwright/test';

import type { EmailVerificationContext } from '#machines/email-verification/email-verification.contract.ts';
import { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { emailField } from '../../../fixtures/login.ts';
import {
  addUnverified,
  confirmButton,
  mailedCode,
  mailedLink,
  newcomer,
  typeCode,
} from '../../../fixtures/sign-up.ts';
import type { World } from '../../../fixtures/world.ts';
import type { FlowModel } from '../../model/flow-model.ts';
import type { Walk } from '../../model/path.ts';
import { emailVerificationStates } from './email-verification-states.ts';

/** How an address is verified on the page that the mailed link opens. */
export const emailVerificationWalk: Walk = { flow: 'email-verification', model: emailVerificationModel };

const LINK_SECONDS = 10 * 60;

function emailVerificationModel(page: Page, world: World): FlowModel {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  let person = newcomer;
  let signUps = 0;

  return {
    machine: emailVerificationMachine,
    inputs: [{ link: 'wellFormed' }],
    title: 'Confirm your email',
    titles: {
      'confirmed.countingDown': 'Your email is verified',
      'confirmed.staying': 'Your email is verified',
      leaving: 'Log in',
    },
    goal: 'every state',
    tellApart: ({ isLinkAlive, failure, secondsLeft }: EmailVerificationContext) => [
      isLinkAlive,
      failure?.code,
      secondsLeft,
    ],
    begin: async () => {
      signUps += 1;
      person = { ...newcomer, email: `zoe+${signUps}@mail.test` };
      await addUnverified(world, person);
      await page.clock.resume();
      await page.goto(await mailedLink(world, person));
    },
    acts: {
      'link is confirmed': {
        event: { type: 'link.confirmed' },
        offeredIn: ['ready'],
        by: () => confirmButton(page).click(),
      },
      'code is entered': {
        event: { type: 'code.entered' },
        offeredIn: ['awaitingCode'],
        by: async () => typeCode(page, await mailedCode(world, person)),
      },
      'email is sent again': {
        event: { type: 'email.resent' },
        offeredIn: ['failed'],
        by: async () => {
          await emailField(page).fill(person.email);
          await press('Send a new email');
        },
      },
      'countdown is stopped': {
        event: { type: 'countdown.stopped' },
        by: () => press('Stay on this page'),
      },
    },
    answers: {
      confirmEmail: {
        // The countdown would be over before a slow machine has looked.
        confirmed: { fate: 'passes', arrange: () => page.clock.pauseAt(Date.now() + 1000) },
        'the link has expired': {
          error: problemError({ status: 400, code: 'link_expired' }),
          fate: 'passes',
          arrange: async () => {
            world.clock.advance(LINK_SECONDS + 1);
          },
        },
      },
      countDown: { 'it is over': { fate: 'passes', arrange: () => page.clock.runFor(5000) } },
    },
    delays: {},
    states: emailVerificationStates(page),
  };
}

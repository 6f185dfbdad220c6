import type { Page } from '@playwright/test';

import type { AccountFields, AccountUpdateContext } from '#machines/account-update/account-changes.ts';
import { accountUpdateMachine } from '#machines/account-update/account-update.machine.ts';
import { problemError } from '#machines/shared/testing/problem-error.ts';
import { expect } from '../../../fixtures/journey.ts';
import { rememberDemo } from '../../pages/by-name.ts';
import { contacts, SETTINGS } from '../../../fixtures/settings.ts';
import type { FlowModel } from '../../model/flow-model.ts';
import type { ModelTest } from '../../model/path.ts';

const account: AccountFields = {
  first_name: 'Dana',
  last_name: 'River',
  country: 'CA',
  marketing_opt_in: false,
  whatsapp_number: '',
  discord_id: '',
  telegram: '',
};

/** How the demo player, logged in, saves the messengers in the settings. */
export const accountUpdateTest: ModelTest = {
  flow: 'account-update',
  model: async (page, world) => {
    const { telegram, save } = contacts(page);
    const states = accountUpdateStates(page);
    await rememberDemo(page, world);

    const saving = (name: string) => ({
      event: { type: 'account.changed', changes: { telegram: name } } as never,
      by: async () => {
        await telegram.fill(name);
        await save.click();
      },
    });

    return {
      machine: accountUpdateMachine,
      inputs: [{ account }],
      title: 'Settings',
      goal: 'every state',
      tellApart: ({ saved, refused }: AccountUpdateContext) => [saved.telegram, refused.telegram?.code],
      begin: async () => {
        await page.goto(SETTINGS);
        await save.waitFor();
      },
      acts: {
        'a name is saved': saving('@dana'),
        'another name is saved': saving('@river'),
      },
      answers: {
        updateAccount: {
          'it is saved': { output: { ...account, telegram: '@dana' }, outcome: 'passes' },
          'no answer': { error: problemError({}), outcome: 'isLost' },
        },
      },
      delays: {},
      states,
    };
  },
};

/** What each state shows on the card of the messengers. */
function accountUpdateStates(page: Page) {
  const { saved, nothingToSave } = contacts(page);
  const form = page.getByRole('form', { name: 'Messengers' });
  const pendingMessage = form.getByText('Saving your changes', { exact: true }).first();
  const failure = form.getByRole('alert').filter({ hasText: 'We couldn’t save your changes.' });

  const expectOnly = async (shown: typeof failure | null) => {
    if (shown !== null) await expect(shown).toBeVisible();
    for (const other of [pendingMessage, saved, nothingToSave, failure])
      if (other !== shown) await expect(other).toBeHidden();
  };

  return {
    'resting.untouched': () => expectOnly(null),
    'resting.saved': () => expectOnly(saved),
    'resting.refused': () => expectOnly(failure),
    'resting.unchanged': () => expectOnly(nothingToSave),
    saving: () => expectOnly(pendingMessage),
  } satisfies FlowModel['states'];
}

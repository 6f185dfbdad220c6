import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { ReportDialog } from './report-dialog.tsx';
import { heard } from '#tests/fixtures/heard.ts';
import { checkForms, whole, withoutServer, type FormUnderTest } from '#tests/fixtures/refused-forms.tsx';

const nothing = () => undefined;
const WRONG_EMAIL = 'Enter an email address like name@example.com.';

const forms: readonly FormUnderTest[] = [
  {
    name: 'to report a username',
    operation: 'ReportRoomAccount',
    form: () => (
      <ReportDialog
        room={{ slug: 'river-room', name: 'River Room' }}
        deals={[{ id: 11, title: 'Welcome' }]}
        previous={null}
        email="dana@example.com"
        isOpen
        onClose={nothing}
        onReported={nothing}
      />
    ),
    values: { username: 'zoe' },
    button: 'Report username',
    sentence: 'An error occurred while submitting your username...',
    instead: {
      400: WRONG_EMAIL,
      409: 'Another member has reported this username. Check the spelling.',
    },
    autoComplete: { email: 'email', username: 'off' },
  },
];

withoutServer();
checkForms(forms);

it('the report of a username is heard as its deal, its two fields with their hints, and its button', async () => {
  await render(whole(forms.find(({ operation }) => operation === 'ReportRoomAccount')?.form()));
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  expect(await heard(dialog.element())).toEqual([
    'dialog, Report your username',
    'dialog, Report your username',
    'heading, Report your username, level 2',
    'button, Close',
    'form',
    'paragraph',
    'Deal',
    'paragraph',
    'Welcome',
    'Email at this room',
    'The email you signed up with at the room.',
    'textbox, Email at this room, dana@example.com, The email you signed up with at the room., required',
    'Username at this room',
    'Exactly as other players see it at the table.',
    'textbox, Username at this room, Exactly as other players see it at the table., required',
    'status',
    'button, Report username',
    'Report username',
  ]);
});

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { TextField } from './text-field.tsx';

const attributes = (label: string) =>
  ['spellcheck', 'autocapitalize', 'autocorrect'].map((name) =>
    page.getByLabelText(label).element().getAttribute(name),
  );

it('asks the browser to leave a name as it was typed', async () => {
  await render(<TextField name="username" label="Username" autoComplete="off" isVerbatim />);
  expect(attributes('Username')).toEqual(['false', 'off', 'off']);
});

it('asks the same for an address, and not for prose', async () => {
  await render(
    <>
      <TextField name="email" type="email" label="Email" autoComplete="email" />
      <TextField name="first_name" label="First name" autoComplete="given-name" />
    </>,
  );
  expect([attributes('Email'), attributes('First name')]).toEqual([
    ['false', 'off', 'off'],
    [null, null, null],
  ]);
});

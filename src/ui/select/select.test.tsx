import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#ui/button/button.tsx';
import { forgetDraft } from '#lib/drafts.ts';
import type { FormError } from '#ui/form/form-errors.ts';
import { Form } from '#ui/form/form.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { Select, type SelectProps } from './select.tsx';

type Values = Record<string, string>;
const OPTIONS = [
  { value: 'starter', label: 'Starter', description: '15 Edge' },
  { value: 'premium', label: 'Premium' },
  { value: 'elite', label: 'Elite', isDisabled: true },
];
const needsBoth = (values: Values): FormError[] => [
  ...(values['email'] === '' ? [{ field: 'email', message: 'Enter an email' }] : []),
  ...(values['plan'] === '' ? [{ field: 'plan', message: 'Choose a plan' }] : []),
];

function Example({ onSubmit, ...props }: Partial<SelectProps> & { onSubmit?: (values: Values) => void }) {
  return (
    <Form
      errorSummaryTitle="There is a problem"
      validate={needsBoth}
      draftName="7:plan"
      onSubmit={onSubmit ?? (() => undefined)}
    >
      <TextField name="email" label="Email" autoComplete="off" defaultValue="a@b.test" />
      <TextField name="note" label="Note" autoComplete="off" />
      <Select
        name="plan"
        label="Plan"
        description="For a month"
        options={OPTIONS}
        placeholder="Choose"
        {...props}
      />
      <Button type="submit">Redeem</Button>
    </Form>
  );
}

const trigger = page.getByRole('button', { name: /Plan/ });
const list = page.getByRole('listbox');
const option = (name: string) => page.getByRole('option', { name, exact: true });
const redeem = page.getByRole('button', { name: 'Redeem' });

afterEach(() => {
  forgetDraft('7:plan');
});

it('is a button named by its value and label, described, that says it opens a list', async () => {
  await render(<Example />);
  await expect.element(trigger).toHaveAccessibleName('Choose Plan');
  await expect.element(trigger).toHaveAccessibleDescription('For a month');
  await expect.element(trigger).toHaveAttribute('aria-haspopup', 'listbox');
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
});

it('opens a list with the chosen option in focus, and gives focus back when it closes', async () => {
  await render(<Example defaultValue="premium" />);
  await trigger.click();
  await expect.element(list).toHaveAccessibleName('Plan');
  await expect.element(option('Premium')).toHaveFocus();
  await expect.element(option('Premium')).toHaveAttribute('aria-selected', 'true');
  await expect.element(option('Starter 15 Edge')).toHaveAttribute('aria-selected', 'false');
  await expect.element(option('Elite')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

it('is chosen from by click, by arrow keys and by typing, and sends the value', async () => {
  const onSubmit = vi.fn<(values: Values) => void>();
  const onValueChange = vi.fn<(value: string) => void>();
  await render(<Example onSubmit={onSubmit} onValueChange={onValueChange} />);
  await trigger.click();
  await option('Starter 15 Edge').click();
  await expect.element(trigger).toHaveAccessibleName('Starter Plan');
  await expect.element(trigger).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option('Starter 15 Edge')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(trigger).toHaveAccessibleName('Premium Plan');
  await expect.element(trigger).toHaveFocus();
  await userEvent.keyboard('st');
  await expect.element(trigger).toHaveAccessibleName('Starter Plan');
  await redeem.click();
  expect(onValueChange.mock.calls.flat()).toEqual(['starter', 'premium', 'starter']);
  expect(onSubmit.mock.calls).toEqual([[{ email: 'a@b.test', note: '', plan: 'starter' }]]);
});

it('is led to from the summary, and its error goes when it is put right', async () => {
  await render(<Example />);
  await redeem.click();
  await page.getByRole('link', { name: 'Choose a plan' }).click();
  await expect.element(trigger).toHaveFocus();
  await expect.element(trigger).toHaveAccessibleDescription('Choose a plan For a month');
  await trigger.click();
  await option('Premium').click();
  await expect.element(trigger).toHaveAccessibleDescription('For a month');
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});

it('is kept in a draft', async () => {
  const first = await render(<Example defaultValue="starter" />);
  await trigger.click();
  await option('Premium').click();
  await expect.element(trigger).toHaveAccessibleName('Premium Plan');
  await first.unmount();
  const onSubmit = vi.fn<(values: Values) => void>();
  await render(<Example defaultValue="starter" onSubmit={onSubmit} />);
  await expect.element(trigger).toHaveAccessibleName('Premium Plan');
  await redeem.click();
  expect(onSubmit.mock.calls).toEqual([[{ email: 'a@b.test', note: '', plan: 'premium' }]]);
});

it('focus goes to it by its label, without opening it', async () => {
  await render(<Example />);
  await page.getByText('Plan', { exact: true }).first().click();
  await expect.element(trigger).toHaveFocus();
  await expect.element(list).not.toBeInTheDocument();
});

import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#ui/button/button.tsx';
import { forgetDraft } from '#lib/drafts.ts';
import type { FormError } from '#ui/form/form-errors.ts';
import { Form } from '#ui/form/form.tsx';
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';

type Values = Record<string, string>;
const OPTIONS = [
  { value: 'starter', label: 'Starter', description: '15 Edge' },
  { value: 'premium', label: 'Premium' },
  { value: 'elite', label: 'Elite' },
];
const needsPlan = (values: Values): FormError[] =>
  values['plan'] === undefined ? [{ field: 'plan', message: 'Choose a plan' }] : [];

function Example({ onSubmit, ...props }: Partial<RadioGroupProps> & { onSubmit: (values: Values) => void }) {
  return (
    <Form errorSummaryTitle="There is a problem" validate={needsPlan} draftName="7:plan" onSubmit={onSubmit}>
      <RadioGroup name="plan" label="Plan" options={OPTIONS} {...props} />
      <Button type="submit">Redeem</Button>
    </Form>
  );
}

const group = page.getByRole('radiogroup', { name: 'Plan' });
const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const redeem = page.getByRole('button', { name: 'Redeem' });

afterEach(() => {
  forgetDraft('7:plan');
});

it('is a named group of named radios, each described by its own words', async () => {
  await render(<Example onSubmit={vi.fn()} />);
  await expect.element(radio('Starter')).toHaveAccessibleDescription('15 Edge');
});

it('is one stop of Tab; the arrows choose', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  await render(<Example onSubmit={vi.fn()} onValueChange={onValueChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowDown}');
  await expect.element(radio('Premium')).toHaveFocus();
  await userEvent.tab();
  await expect.element(redeem).toHaveFocus();
  expect(onValueChange.mock.calls).toEqual([['premium'], ['starter'], ['premium']]);
});

it('sends what is chosen', async () => {
  const onSubmit = vi.fn<(values: Values) => void>();
  await render(<Example onSubmit={onSubmit} defaultValue="premium" />);
  await page.getByText('15 Edge').click();
  await redeem.click();
  expect(onSubmit.mock.calls).toEqual([[{ plan: 'starter' }]]);
});

it('when nothing is chosen takes focus and says so, until something is', async () => {
  const onSubmit = vi.fn<(values: Values) => void>();
  await render(<Example onSubmit={onSubmit} />);
  await redeem.click();
  await expect.element(radio('Starter')).toHaveFocus();
  await expect.element(group).toHaveAttribute('aria-invalid', 'true');
  await expect.element(group).toHaveAccessibleDescription('Choose a plan');
  await userEvent.keyboard(' ');
  await expect.element(group).toHaveAttribute('aria-invalid', 'false');
  await expect.element(group).toHaveAccessibleDescription('');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('is kept in a draft', async () => {
  const first = await render(<Example onSubmit={vi.fn()} defaultValue="starter" />);
  await radio('Premium').click();
  await first.unmount();
  await render(<Example onSubmit={vi.fn()} defaultValue="starter" />);
  await expect.element(radio('Premium')).toBeChecked();
  await expect.element(radio('Starter')).not.toBeChecked();
});

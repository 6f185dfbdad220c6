import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextArea } from './text-area.tsx';

const message = page.getByLabelText('Your message');

it('gives its lines to the form, and Enter begins a new one instead of sending', async () => {
  const onSubmit = vi.fn<(values: Record<string, string>) => void>();
  await render(
    <Form errorSummaryTitle="There is a problem" onSubmit={onSubmit}>
      <TextArea name="message" label="Your message" description="In your own words." />
      <Button type="submit">Send</Button>
    </Form>,
  );
  await message.click();
  await userEvent.keyboard('One{Enter}Two');
  expect(onSubmit.mock.calls).toEqual([]);
  await page.getByRole('button', { name: 'Send' }).click();
  expect(onSubmit.mock.calls).toEqual([[{ message: 'One\nTwo' }]]);
  await expect.element(message).toHaveAccessibleDescription('In your own words.');
});

it('grows with what is typed', async () => {
  await render(<TextArea name="message" label="Your message" />);
  const height = () => message.element().getBoundingClientRect().height;
  const before = height();
  await message.fill('line\n'.repeat(12));
  expect(height()).toBeGreaterThan(before);
});

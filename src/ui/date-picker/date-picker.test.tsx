import { I18nProvider } from 'react-aria-components/I18nProvider';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#ui/button/button.tsx';
import { forgetDraft } from '#lib/drafts.ts';
import type { FormError } from '#ui/form/form-errors.ts';
import { Form } from '#ui/form/form.tsx';
import { DatePicker, type DatePickerProps } from './date-picker.tsx';

type Values = Record<string, string>;
type ExampleProps = Partial<DatePickerProps> & { onSubmit?: (values: Values) => void; locale?: string };
const needsDay = (values: Values): FormError[] =>
  values['day'] === '' ? [{ field: 'day', message: 'Enter a day' }] : [];

function Example({ onSubmit = () => undefined, locale = 'en-US', ...props }: ExampleProps) {
  return (
    <I18nProvider locale={locale}>
      <Form errorSummaryTitle="There is a problem" validate={needsDay} draftName="7:day" onSubmit={onSubmit}>
        <DatePicker name="day" label="Paid on" description="A weekday" {...props} />
        <Button type="submit">Save</Button>
      </Form>
    </I18nProvider>
  );
}

const group = page.getByRole('group', { name: 'Paid on' });
const month = group.getByRole('spinbutton', { name: /^month/ });
const opener = group.getByRole('button');
const calendar = page.getByRole('grid');
const cell = (name: RegExp) => calendar.getByRole('button', { name });
const save = page.getByRole('button', { name: 'Save' });
const shown = () => group.element().textContent.replaceAll(/[^\d./a-z]/g, '');

afterEach(() => {
  forgetDraft('7:day');
});

it('has a named part for each of month, day and year, and is described', async () => {
  await render(<Example />);
  await expect.element(month).toHaveAccessibleName('month, Paid on');
  await expect.element(month).toHaveAccessibleDescription('A weekday');
  expect(shown()).toBe('mm/dd/yyyy');
});

it.each([
  ['en-US', '02032026', '02/03/2026'],
  ['de-DE', '03022026', '03.02.2026'],
])('in %s is typed as %s, shown as %s and sent as an ISO day', async (locale, typed, text) => {
  const onSubmit = vi.fn<(values: Values) => void>();
  await render(<Example locale={locale} onSubmit={onSubmit} />);
  await userEvent.tab();
  await userEvent.keyboard(typed);
  await expect.poll(shown).toBe(text);
  await save.click();
  expect(onSubmit.mock.calls).toEqual([[{ day: '2026-02-03' }]]);
});

it.each([
  ['en-US', '02292024'],
  ['de-DE', '29022024'],
  ['de-DE', '31122026'],
])('in %s each key of %s counts, whatever the years on the way to it have', async (locale, typed) => {
  const onSubmit = vi.fn<(values: Values) => void>();
  await render(<Example locale={locale} onSubmit={onSubmit} />);
  await userEvent.tab();
  for (const key of typed) await userEvent.keyboard(key);
  await expect.poll(() => shown().replaceAll(/[./]/g, '')).toBe(typed);
  await save.click();
  const day = typed.startsWith('31') ? '2026-12-31' : '2024-02-29';
  expect(onSubmit.mock.calls).toEqual([[{ day }]]);
});

it('opens a calendar on the chosen day; keys walk it, and the chosen day gives focus back', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  await render(<Example defaultValue="2026-11-18" onValueChange={onValueChange} />);
  await opener.click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(cell(/November 18, 2026/)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await expect.element(cell(/November 26, 2026/)).toHaveFocus();
  await userEvent.keyboard('{PageDown}');
  await expect.element(cell(/December 26, 2026/)).toHaveFocus();
  await userEvent.keyboard('{PageUp}{Enter}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect([shown(), onValueChange.mock.calls]).toEqual(['11/26/2026', [['2026-11-26']]]);
});

it('begins the week as the language does', async () => {
  const { rerender } = await render(<Example defaultValue="2026-11-18" />);
  const firstDay = () => calendar.element().querySelector('th')?.textContent;
  await opener.click();
  await expect.poll(firstDay).toBe('Sun');
  await rerender(<Example defaultValue="2026-11-18" locale="de-DE" />);
  await expect.poll(firstDay).toBe('Mo');
});

it('offers no day beyond its limits and none that is unavailable', async () => {
  await render(
    <Example
      defaultValue="2026-11-18"
      maxDate="2026-11-27"
      isDateUnavailable={(date) => date === '2026-11-19'}
    />,
  );
  await opener.click();
  await expect.element(cell(/November 28, 2026/)).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByRole('button', { name: 'Next' }).first()).toBeDisabled();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(shown()).toBe('11/18/2026');
});

it.each(['1900-01-01', '2099-12-31'])('ends at %s without other limits', async (day) => {
  await render(<Example defaultValue={day} />);
  await opener.click();
  await expect.element(calendar).toBeVisible();
  const turns = ['Previous', 'Next'].map((name) => page.getByRole('button', { name }).first().element());
  expect(turns.map((turn) => turn.hasAttribute('disabled'))).toEqual([
    day === '1900-01-01',
    day === '2099-12-31',
  ]);
});

it('takes focus in its first part with its error, which goes when it is put right', async () => {
  await render(<Example />);
  await save.click();
  await expect.element(month).toHaveFocus();
  await expect.element(month).toHaveAttribute('aria-invalid', 'true');
  await expect.element(month).toHaveAccessibleDescription('Enter a day A weekday');
  await userEvent.keyboard('02032026');
  await expect.element(month).not.toHaveAttribute('aria-invalid');
  await expect.element(page.getByText('Enter a day')).not.toBeInTheDocument();
});

it('is kept in a draft', async () => {
  const first = await render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard('02032026');
  await expect.poll(shown).toBe('02/03/2026');
  await first.unmount();
  const onSubmit = vi.fn<(values: Values) => void>();
  await render(<Example onSubmit={onSubmit} />);
  await expect.poll(shown).toBe('02/03/2026');
  await save.click();
  expect(onSubmit.mock.calls).toEqual([[{ day: '2026-02-03' }]]);
});

it('has a calendar that fits a phone of 320 px, with days of 40 px and more', async () => {
  await page.viewport(320, 640);
  await render(<Example defaultValue="2026-11-18" />);
  await opener.click();
  await expect.element(calendar).toBeVisible();
  const dialog = page.getByRole('dialog').element().getBoundingClientRect();
  const day = cell(/November 18, 2026/)
    .element()
    .getBoundingClientRect();
  await page.viewport(414, 896);
  expect([dialog.left >= 0, dialog.right <= 320, day.width >= 40, day.height]).toEqual([
    true,
    true,
    true,
    44,
  ]);
});

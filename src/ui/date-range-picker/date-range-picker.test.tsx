import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LocaleContext } from '#ui/aria-locale/locale-context.ts';
import { Button } from '#ui/button/button.tsx';
import { forgetDraft } from '#lib/drafts.ts';
import type { FormError } from '#ui/form/form-errors.ts';
import { Form } from '#ui/form/form.tsx';
import { DateRangePicker, type DateRangePickerProps } from './date-range-picker.tsx';

type Values = Record<string, string>;
type ExampleProps = Partial<DateRangePickerProps> & { onSubmit?: (values: Values) => void; locale?: string };
const needsEnd = (values: Values): FormError[] =>
  values['to'] === '' ? [{ field: 'to', message: 'Enter the last day' }] : [];

function Example({ onSubmit = () => undefined, locale = 'en-US', ...props }: ExampleProps) {
  return (
    <LocaleContext value={locale}>
      <Form
        errorSummaryTitle="There is a problem"
        validate={needsEnd}
        draftName="7:period"
        onSubmit={onSubmit}
      >
        <DateRangePicker
          startName="from"
          endName="to"
          label="Period"
          description="In UTC"
          defaultStart=""
          defaultEnd=""
          {...props}
        />
        <Button type="submit">Show</Button>
      </Form>
    </LocaleContext>
  );
}

const group = page.getByRole('group', { name: 'Period' }).first();
const month = (end: string) => group.getByRole('spinbutton', { name: new RegExp(`^month, ${end}`) });
const opener = group.getByRole('button');
const cell = (name: RegExp) => page.getByRole('grid').getByRole('button', { name });
const show = page.getByRole('button', { name: 'Show' });
const shown = () => group.element().textContent.replaceAll(/[^\d./a-z–]/g, '');

afterEach(() => {
  forgetDraft('7:period');
});

it('names the parts of both ends', async () => {
  await render(<Example />);
  await expect.element(month('Start Date')).toHaveAccessibleName('month, Start Date, Period');
  await expect.element(month('End Date')).toHaveAccessibleName('month, End Date, Period');
  expect(shown()).toBe('mm/dd/yyyy–mm/dd/yyyy');
});

it.each([
  ['en-US', '1109202611202026', '11/09/2026–11/20/2026'],
  ['de-DE', '0911202620112026', '09.11.2026–20.11.2026'],
])('in %s is typed as %s, shown as %s and sent as two ISO days', async (locale, typed, text) => {
  const onSubmit = vi.fn<(values: Values) => void>();
  await render(<Example locale={locale} onSubmit={onSubmit} />);
  await userEvent.tab();
  await userEvent.keyboard(typed);
  await expect.poll(shown).toBe(text);
  await show.click();
  expect(onSubmit.mock.calls).toEqual([[{ from: '2026-11-09', to: '2026-11-20' }]]);
});

it.each([
  ['an empty one', {}],
  ['one that is filled', { defaultStart: '2026-11-09', defaultEnd: '2026-11-20' }],
])('each key of a leap day counts in %s, whatever the years on the way to it have', async (_, given) => {
  const onSubmit = vi.fn<(values: Values) => void>();
  await render(<Example {...given} onSubmit={onSubmit} />);
  await userEvent.tab();
  for (const key of '0229202402292028') await userEvent.keyboard(key);
  await expect.poll(shown).toBe('02/29/2024–02/29/2028');
  await show.click();
  expect(onSubmit.mock.calls).toEqual([[{ from: '2024-02-29', to: '2028-02-29' }]]);
});

it('is chosen in the calendar: the first press begins the range, the second ends it and closes', async () => {
  const onSubmit = vi.fn<(values: Values) => void>();
  await render(<Example defaultStart="2026-11-09" defaultEnd="2026-11-20" onSubmit={onSubmit} />);
  await opener.click();
  await expect.element(cell(/November 9, 2026/)).toHaveFocus();
  await cell(/November 3, 2026/).click();
  await cell(/November 6, 2026/).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await show.click();
  expect(onSubmit.mock.calls).toEqual([[{ from: '2026-11-03', to: '2026-11-06' }]]);
});

it('puts focus on the end that is wrong, and its error goes when it is put right', async () => {
  await render(<Example />);
  await show.click();
  await expect.element(month('End Date')).toHaveFocus();
  await expect.element(month('End Date')).toHaveAccessibleDescription('Enter the last day In UTC');
  await month('Start Date').click();
  await userEvent.keyboard('1109202611202026');
  await expect.element(page.getByText('Enter the last day')).not.toBeInTheDocument();
  await expect.element(month('End Date')).not.toHaveAttribute('aria-invalid');
});

it('is kept in a draft', async () => {
  const first = await render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard('1109202611202026');
  await first.unmount();
  await render(<Example />);
  await expect.poll(shown).toBe('11/09/2026–11/20/2026');
});

it('arrow keys move through the calendar from the selected day', async () => {
  await render(<Example defaultStart="2026-11-18" defaultEnd="2026-11-20" />);
  await opener.click();
  await expect.element(cell(/November 18, 2026/)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await expect.element(cell(/November 26, 2026/)).toHaveFocus();
  await userEvent.keyboard('{PageDown}');
  await expect.element(cell(/December 26, 2026/)).toHaveFocus();
});

it('begins the week as the language does', async () => {
  const range = { defaultStart: '2026-11-18', defaultEnd: '2026-11-20' };
  const { rerender } = await render(<Example {...range} />);
  const firstDay = () => page.getByRole('grid').element().querySelector('th')?.textContent;
  await opener.click();
  await expect.poll(firstDay).toBe('Sun');
  for (const [locale, day] of [
    ['de', 'Mo'],
    ['pt-BR', 'dom.'],
    ['uk', 'пн'],
    ['ja', '日'],
    ['zh-CN', '周一'],
    ['zh-TW', '週日'],
  ] as const) {
    await rerender(<Example {...range} locale={locale} />);
    await expect.poll(firstDay).toBe(day);
  }
});

it('names its parts in every language of the site', async () => {
  const { rerender } = await render(<Example />);
  for (const [locale, name] of [
    ['de', 'Monat, Startdatum'],
    ['es', 'mes, Fecha de inicio'],
    ['fr', 'mois, Date de début'],
    ['pt-BR', 'mês, Data inicial'],
    ['pl', 'miesiąc, Data początkowa'],
    ['ru', 'месяц, Дата начала'],
    ['uk', 'місяць, Дата початку'],
    ['ja', '月, 開始日'],
    ['zh-CN', '月, 开始日期'],
    ['zh-TW', '月, 開始日期'],
  ] as const) {
    await rerender(<Example locale={locale} />);
    await expect.element(group.getByRole('spinbutton', { name: `${name}, Period` })).toBeVisible();
  }
});

it.each(['1900-01-01', '2099-12-31'])('has a calendar that ends at %s', async (day) => {
  await render(<Example defaultStart={day} defaultEnd={day} />);
  await opener.click();
  await expect.element(page.getByRole('grid')).toBeVisible();
  const turns = ['Previous', 'Next'].map((name) => page.getByRole('button', { name }).first().element());
  expect(turns.map((turn) => turn.hasAttribute('disabled'))).toEqual([
    day === '1900-01-01',
    day === '2099-12-31',
  ]);
});

it('has a calendar that fits a phone of 320 px, with days of 40 px and more', async () => {
  await page.viewport(320, 640);
  await render(<Example defaultStart="2026-11-18" defaultEnd="2026-11-20" />);
  await opener.click();
  await expect.element(page.getByRole('grid')).toBeVisible();
  const dialog = page.getByRole('dialog').element().getBoundingClientRect();
  const day = cell(/November 18, 2026/)
    .element()
    .getBoundingClientRect();
  await page.viewport(414, 896);
  expect([dialog.left >= 0, dialog.right <= 320, day.width >= 40]).toEqual([true, true, true]);
});

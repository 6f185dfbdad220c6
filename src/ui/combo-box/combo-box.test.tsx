import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#ui/button/button.tsx';
import { forgetDraft } from '#lib/drafts.ts';
import type { FormError } from '#ui/form/form-errors.ts';
import { Form } from '#ui/form/form.tsx';
import { ComboBox, type ComboBoxProps } from './combo-box.tsx';

type Values = Record<string, string>;
const OPTIONS = [
  { value: 'harbour', label: 'Harbour Poker' },
  { value: 'north', label: 'North Star' },
  { value: 'royal', label: 'Royal River Club' },
];
const needsRoom = (values: Values): FormError[] =>
  values['room'] === '' ? [{ field: 'room', message: 'Choose a room' }] : [];

function Example({ onSubmit, ...props }: Partial<ComboBoxProps> & { onSubmit?: (values: Values) => void }) {
  return (
    <Form
      errorSummaryTitle="There is a problem"
      validate={needsRoom}
      draftName="7:room"
      onSubmit={onSubmit ?? (() => undefined)}
    >
      <ComboBox
        name="room"
        label="Room"
        description="Where you play most"
        options={OPTIONS}
        emptyText="No room has this name"
        {...props}
      />
      <Button type="submit">Report</Button>
    </Form>
  );
}

const input = page.getByRole('combobox', { name: 'Room' });
const list = page.getByRole('listbox');
const option = (name: string) => page.getByRole('option', { name, exact: true });
const report = page.getByRole('button', { name: 'Report' });
const shown = () =>
  page
    .getByRole('option')
    .elements()
    .map((element) => element.textContent);

afterEach(() => {
  forgetDraft('7:room');
});

it('is a combobox, named and described', async () => {
  await render(<Example />);
  await expect.element(input).toHaveAccessibleDescription('Where you play most');
  await expect.element(input).toHaveAttribute('aria-expanded', 'false');
  await expect.element(input).toHaveAttribute('aria-autocomplete', 'list');
});

it('filters while one types; arrows and Enter choose, and the value is sent, not the text', async () => {
  const onSubmit = vi.fn<(values: Values) => void>();
  const onValueChange = vi.fn<(value: string) => void>();
  await render(<Example onSubmit={onSubmit} onValueChange={onValueChange} />);
  await userEvent.type(input, 'r c');
  await expect.element(option('Royal River Club')).toBeVisible();
  expect(shown()).toEqual(['Royal River Club']);
  await userEvent.keyboard('{ArrowDown}');
  await expect
    .element(input)
    .toHaveAttribute('aria-activedescendant', option('Royal River Club').element().id);
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toHaveValue('Royal River Club');
  await expect.element(list).not.toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
  await report.click();
  expect(onValueChange.mock.calls).toEqual([['royal']]);
  expect(onSubmit.mock.calls).toEqual([[{ room: 'royal' }]]);
});

it('says so when nothing is found, and puts back what was chosen when it is left', async () => {
  await render(<Example defaultValue="north" />);
  await userEvent.fill(input, 'zzz');
  await expect.element(page.getByText('No room has this name')).toBeVisible();
  await userEvent.tab();
  await expect.element(input).toHaveValue('North Star');
});

it('shows every option by its button, which is no stop of Tab', async () => {
  await render(<Example defaultValue="north" />);
  await page.getByRole('button', { name: /Room/ }).click();
  await expect.element(option('North Star')).toHaveAttribute('aria-selected', 'true');
  expect(shown()).toEqual(['Harbour Poker', 'North Star', 'Royal River Club']);
  await option('Harbour Poker').click();
  await expect.element(input).toHaveValue('Harbour Poker');
  await expect.element(input).toHaveFocus();
  await userEvent.tab();
  await expect.element(report).toHaveFocus();
});

it('Escape closes the list, and once more empties the field without closing what is around', async () => {
  const outer = vi.fn<() => void>();
  await render(
    <div onKeyDown={outer} role="presentation">
      <Example defaultValue="north" />
    </div>,
  );
  await input.click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(input).toHaveValue('North Star');
  outer.mockClear();
  await userEvent.keyboard('{Escape}');
  await expect.element(input).toHaveValue('');
  expect(outer).not.toHaveBeenCalled();
});

it('takes focus with its error, which goes when it is put right', async () => {
  await render(<Example />);
  await report.click();
  await expect.element(input).toHaveFocus();
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input).toHaveAccessibleDescription('Choose a room Where you play most');
  await userEvent.keyboard('nor{ArrowDown}{Enter}');
  await expect.element(input).toHaveValue('North Star');
  await expect.element(input).not.toHaveAttribute('aria-invalid');
});

it('is kept in a draft', async () => {
  const first = await render(<Example />);
  await userEvent.type(input, 'harb{ArrowDown}{Enter}');
  await expect.element(input).toHaveValue('Harbour Poker');
  await first.unmount();
  const onSubmit = vi.fn<(values: Values) => void>();
  await render(<Example onSubmit={onSubmit} />);
  await expect.element(input).toHaveValue('Harbour Poker');
  await report.click();
  expect(onSubmit.mock.calls).toEqual([[{ room: 'harbour' }]]);
});

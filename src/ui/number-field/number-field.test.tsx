import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { forgetDraft } from '#lib/drafts.ts';
import { LocaleContext } from '#ui/aria-locale/locale-context.ts';
import { Button } from '#ui/button/button.tsx';
import type { FormError } from '#ui/form/form-errors.ts';
import { Form } from '#ui/form/form.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { NumberField, type NumberFieldProps, plainDecimal } from './number-field.tsx';

type Values = Record<string, string>;
type ExampleProps = Partial<NumberFieldProps> & { onSubmit?: (values: Values) => void; locale?: string };
const needsRake = (values: Values): FormError[] =>
  values['rake'] === '' ? [{ field: 'rake', message: 'Enter your rake' }] : [];

function Example({ onSubmit = () => undefined, locale = 'en-US', ...props }: ExampleProps) {
  return (
    <LocaleContext value={locale}>
      <Form
        errorSummaryTitle="There is a problem"
        validate={needsRake}
        draftName="7:rake"
        onSubmit={onSubmit}
      >
        <TextField name="room" label="Room" autoComplete="off" />
        <NumberField
          name="rake"
          label="Rake"
          description="On average"
          unit="$ a month"
          minValue={0}
          maxValue={5000}
          defaultValue=""
          limitsText="From 0 to 5,000, in digits"
          onValueChange={() => undefined}
          {...props}
        />
        <Button type="submit">Count</Button>
      </Form>
    </LocaleContext>
  );
}

const rake = page.getByRole('textbox', { name: 'Rake' });
const count = page.getByRole('button', { name: 'Count' });

afterEach(() => {
  forgetDraft('7:rake');
});

it('is named and described, its unit too, and tells a phone which keys it needs', async () => {
  await render(<Example />);
  await expect.element(rake).toHaveAccessibleDescription('On average $ a month');
  expect(rake.element().getAttribute('inputmode')).toBe('numeric');
});

it.each([
  ['en-US', '1250.5', '1,250.5'],
  ['de-DE', '1250,5', '1.250,5'],
])('in %s shows %s as %s when left, and sends a plain decimal', async (locale, typed, shown) => {
  const onSubmit = vi.fn<(values: Values) => void>();
  await render(<Example locale={locale} onSubmit={onSubmit} />);
  await userEvent.type(rake, typed);
  await count.click();
  await expect.element(rake).toHaveValue(shown);
  expect(onSubmit.mock.calls).toEqual([[{ room: '', rake: '1250.5' }]]);
});

it('sends what was typed on Enter', async () => {
  const onSubmit = vi.fn<(values: Values) => void>();
  await render(<Example onSubmit={onSubmit} />);
  await userEvent.type(rake, '75{Enter}');
  expect(onSubmit.mock.calls).toEqual([[{ room: '', rake: '75' }]]);
});

it('steps by its buttons, which are no stops of Tab, and by the arrow keys, within its limits', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  await render(<Example defaultValue="4997" onValueChange={onValueChange} />);
  await page.getByRole('button', { name: 'Increase Rake' }).click();
  await page.getByRole('button', { name: 'Decrease Rake' }).click();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
  await expect.element(rake).toHaveFocus();
  await userEvent.tab();
  await expect.element(count).toHaveFocus();
  expect(onValueChange.mock.calls.flat()).toEqual(['4998', '4997', '4998', '4999', '5000']);
});

it('takes no more than two digits after the point', async () => {
  await render(<Example />);
  await userEvent.fill(rake, '0.129');
  await userEvent.tab();
  await expect.element(rake).toHaveValue('0.13');
});

it.each([
  ['-5', '5', '5'],
  ['1e3', '13', '13'],
  ['999999999999', '999,999,999,999', '999999999999'],
])('says at the field that it does not take %s, and changes no number', async (typed, left, value) => {
  const onValueChange = vi.fn<(value: string) => void>();
  await render(<Example onValueChange={onValueChange} />);
  await rake.click();
  for (const key of typed) await userEvent.keyboard(key);
  await userEvent.tab();
  await expect.element(rake).toHaveValue(left);
  await expect.element(rake).toHaveAccessibleDescription('From 0 to 5,000, in digits On average $ a month');
  await expect.element(rake).toHaveAttribute('aria-invalid', 'true');
  expect(onValueChange.mock.calls).toEqual([[value]]);

  await userEvent.fill(rake, '500');
  await userEvent.tab();
  await expect.element(rake).not.toHaveAttribute('aria-invalid');
});

it('takes focus with its error, which goes when it is put right', async () => {
  await render(<Example />);
  await count.click();
  await expect.element(rake).toHaveFocus();
  await expect.element(rake).toHaveAttribute('aria-invalid', 'true');
  await expect.element(rake).toHaveAccessibleDescription('Enter your rake On average $ a month');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(rake).not.toHaveAttribute('aria-invalid');
  await expect.element(rake).toHaveAccessibleDescription('On average $ a month');
});

it.each([
  [1250.5, '1250.5'],
  [0, '0'],
  [-3.25, '-3.25'],
  [1234567, '1234567'],
  [1e21, '1000000000000000000000'],
  [0.0000001, '0.0000001'],
  [Number.NaN, ''],
])('%d is %j', (value, text) => {
  expect(plainDecimal(value)).toBe(text);
});

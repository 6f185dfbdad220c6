import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { type FormError, FormErrorsContext } from './form-errors.ts';
import { Form, type FormProps } from './form.tsx';

type Values = Record<string, string>;

function Short(props: Partial<FormProps>) {
  return (
    <Form errorSummaryTitle="There is a problem" onSubmit={() => undefined} {...props}>
      <TextField name="email" type="email" label="Email" autoComplete="email" />
      <TextField name="name" label="Name" autoComplete="name" />
      <Button type="submit" isPending={props.isPending ?? false}>
        Send
      </Button>
    </Form>
  );
}

function Long(props: Partial<FormProps>) {
  return (
    <Form
      errorSummaryTitle="There is a problem"
      heading={<h1>Join</h1>}
      onSubmit={() => undefined}
      {...props}
    >
      <TextField name="email" type="email" label="Email" autoComplete="email" />
      <TextField name="name" label="Name" autoComplete="name" />
      <Checkbox name="terms" label="I agree" />
      <Button type="submit">Send</Button>
    </Form>
  );
}

const needsEmail = (values: Values): FormError[] =>
  values['email']?.includes('@') === true ? [] : [{ field: 'email', message: 'Enter an email address' }];

const needsAll = (values: Values): FormError[] => [
  ...needsEmail(values),
  ...(values['terms'] === 'on' ? [] : [{ field: 'terms', message: 'Agree to go on' }]),
];

const send = page.getByRole('button', { name: 'Send' });
const email = page.getByLabelText('Email');
const summary = page.getByRole('group', { name: 'There is a problem' });

/** Puts a value there as a password manager may: past React, with no event or the one named. */
function inject(input: Element, value: string, event?: 'input' | 'change') {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  if (event !== undefined) input.dispatchEvent(new Event(event, { bubbles: true }));
}

describe('sending', () => {
  it('the Enter that ends a word of an input method sends nothing, the next one does', async () => {
    const onSubmit = vi.fn<(values: Values) => void>();
    await render(<Short onSubmit={onSubmit} />);
    const name = page.getByLabelText('Name');
    await name.click();
    await cdp().send('Input.imeSetComposition', { text: 'さくじょ', selectionStart: 4, selectionEnd: 4 });
    // What browsers report for any key that goes to the input method.
    const key = { key: 'Process', code: 'Enter', windowsVirtualKeyCode: 229 };
    await cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
    await cdp().send('Input.insertText', { text: '削除' });
    await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    await expect.element(name).toHaveValue('削除');
    expect(onSubmit.mock.calls).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(onSubmit.mock.calls).toEqual([[{ email: '', name: '削除' }]]);
  });

  it('gives the values by name: a ticked box is on, an unticked one is absent', async () => {
    const onSubmit = vi.fn<(values: Values) => void>();
    await render(<Long onSubmit={onSubmit} />);
    await email.fill('a@b.test');
    await send.click();
    expect(onSubmit.mock.calls).toEqual([[{ email: 'a@b.test', name: '' }]]);
    await page.getByLabelText('I agree').click();
    await send.click();
    expect(onSubmit.mock.calls[1]).toEqual([{ email: 'a@b.test', name: '', terms: 'on' }]);
  });

  it('happens on Enter in the last field', async () => {
    const onSubmit = vi.fn<(values: Values) => void>();
    await render(<Short onSubmit={onSubmit} />);
    await page.getByLabelText('Name').fill('Ada');
    await userEvent.keyboard('{Enter}');
    expect(onSubmit.mock.calls).toEqual([[{ email: '', name: 'Ada' }]]);
  });

  it.each([undefined, 'input', 'change'] as const)(
    'takes a value filled in with the event %s',
    async (event) => {
      const onSubmit = vi.fn<(values: Values) => void>();
      const { rerender } = await render(<Short onSubmit={onSubmit} />);
      inject(email.element(), 'filled@b.test', event);
      await rerender(<Short onSubmit={onSubmit} label="rendered again" />);
      await send.click();
      expect(onSubmit.mock.calls).toEqual([[{ email: 'filled@b.test', name: '' }]]);
    },
  );

  it('happens once for a double click, and for Enter together with a click', async () => {
    const onSubmit = vi.fn<(values: Values) => void>();
    await render(<Short onSubmit={onSubmit} />);
    await send.dblClick();
    const form = email.element().closest('form');
    form?.requestSubmit();
    form?.requestSubmit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('does not happen while pending, by click or by Enter, and the button keeps its focus', async () => {
    const onSubmit = vi.fn<(values: Values) => void>();
    function Slow() {
      const [isPending, setPending] = useState(false);
      return (
        <Short
          isPending={isPending}
          onSubmit={(values) => {
            onSubmit(values);
            setPending(true);
          }}
        />
      );
    }
    await render(<Slow />);
    await send.click();
    await expect.element(send).toHaveAttribute('aria-disabled', 'true');
    await expect.element(send).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    (send.element() as HTMLButtonElement).click();
    email.element().closest('form')?.requestSubmit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('never shows a bubble of the browser', async () => {
    await render(<Short />);
    await expect.element(email).toBeVisible();
    expect(email.element().closest('form')?.noValidate).toBe(true);
  });
});

describe('errors of a form with one or two fields', () => {
  it('put focus on the first field that is wrong, tie the message to it and show no summary', async () => {
    const onSubmit = vi.fn<(values: Values) => void>();
    await render(<Short onSubmit={onSubmit} validate={needsEmail} />);
    await send.click();
    await expect.element(email).toHaveFocus();
    await expect.element(email).toHaveAttribute('aria-invalid', 'true');
    await expect.element(email).toHaveAccessibleDescription('Enter an email address');
    await expect.element(summary).not.toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('stay until the value is right, then go while typing', async () => {
    await render(<Short validate={needsEmail} />);
    await send.click();
    await userEvent.type(email, 'a');
    await expect.element(email).toHaveAccessibleDescription('Enter an email address');
    await userEvent.type(email, '@b.test');
    await expect.element(email).not.toHaveAttribute('aria-invalid');
    await expect.element(email).not.toHaveAttribute('aria-describedby');
  });

  it('are not shown for leaving a field', async () => {
    await render(<Short validate={needsEmail} />);
    await userEvent.type(email, 'a');
    await userEvent.tab();
    await expect.element(page.getByText('Enter an email address')).not.toBeInTheDocument();
  });
});

describe('errors of a longer form', () => {
  it('are listed above the heading, and the list takes focus', async () => {
    await render(<Long validate={needsAll} />);
    await send.click();
    await expect.element(summary).toHaveFocus();
    const heading = page.getByRole('heading', { level: 1 }).element();
    expect(summary.element().compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(
      summary
        .getByRole('link')
        .elements()
        .map((link) => link.textContent),
    ).toEqual(['Enter an email address', 'Agree to go on']);
  });

  it('lead into their fields', async () => {
    await render(<Long validate={needsAll} />);
    await send.click();
    await summary.getByRole('link', { name: 'Agree to go on' }).click();
    await expect.element(page.getByLabelText('I agree')).toHaveFocus();
  });

  it('leave the list when put right, and the list goes with the last; focus stays in the field', async () => {
    await render(<Long validate={needsAll} />);
    await send.click();
    await page.getByLabelText('I agree').click();
    expect(summary.getByRole('link').elements()).toHaveLength(1);
    await email.fill('a@b.test');
    await expect.element(summary).not.toBeInTheDocument();
    await expect.element(email).toHaveFocus();
  });

  it('take focus again when the same are found again', async () => {
    await render(<Long validate={needsAll} />);
    await send.click();
    await email.click();
    await send.click();
    await expect.element(summary).toHaveFocus();
  });
});

describe('errors of the server', () => {
  const taken = [{ field: 'name', message: 'Choose another name' }];

  it('arrive when the answer does, keep the values, and put focus on the field', async () => {
    const { rerender } = await render(<Short />);
    await email.fill('a@b.test');
    await send.click();
    await rerender(<Short isPending />);
    await rerender(<Short errors={taken} />);
    const name = page.getByLabelText('Name');
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveAccessibleDescription('Choose another name');
    await expect.element(email).toHaveValue('a@b.test');
  });

  it('go when their field changes, not when another does, and do not come back by rendering', async () => {
    const { rerender } = await render(<Short errors={taken} />);
    await email.fill('a@b.test');
    await expect.element(page.getByText('Choose another name')).toBeVisible();
    await page.getByLabelText('Name').fill('Ada');
    await rerender(<Short errors={[...taken]} />);
    await expect.element(page.getByText('Choose another name')).not.toBeInTheDocument();
  });

  it('about no field are listed, so that none is lost', async () => {
    await render(<Short errors={[{ field: 'non_field_errors', message: 'Too many accounts' }]} />);
    await expect.element(summary).toHaveFocus();
    await expect.element(summary.getByText('Too many accounts')).toBeVisible();
    expect(summary.getByRole('link').elements()).toEqual([]);
  });
});

describe('a change of language', () => {
  const taken: FormError[] = [{ field: 'name', message: 'Choose another name' }];
  const inGerman: FormError[] = [{ field: 'name', message: 'Wählen Sie einen anderen Namen' }];

  it('rewords what the form found, and focus stays where the person is', async () => {
    const { rerender } = await render(<Short validate={needsEmail} />);
    await send.click();
    await expect.element(email).toHaveFocus();
    await page.getByLabelText('Name').click();
    const german = (values: Values) =>
      needsEmail(values).map(({ field }) => ({ field, message: 'Geben Sie eine Adresse ein' }));
    await rerender(<Short validate={german} />);
    await expect.element(email).toHaveAccessibleDescription('Geben Sie eine Adresse ein');
    await expect.element(page.getByLabelText('Name')).toHaveFocus();
  });

  it('rewords what came from outside, and brings back nothing that was put right', async () => {
    const { rerender } = await render(<Short errors={taken} />);
    await email.click();
    await rerender(<Short errors={inGerman} />);
    const name = page.getByLabelText('Name');
    await expect.element(name).toHaveAccessibleDescription('Wählen Sie einen anderen Namen');
    await expect.element(email).toHaveFocus();
    await name.fill('Ada');
    await rerender(<Short errors={taken} />);
    await expect.element(name).toHaveAccessibleDescription('');
  });
});

it('tells the app while errors show', async () => {
  const tell = vi.fn<(hasErrors: boolean) => void>();
  const screen = await render(
    <FormErrorsContext value={tell}>
      <Short validate={needsEmail} />
    </FormErrorsContext>,
  );
  await send.click();
  await expect.element(email).toHaveFocus();
  await email.fill('a@b.test');
  await send.click();
  await screen.unmount();
  expect(tell.mock.calls).toEqual([[true], [false]]);
});

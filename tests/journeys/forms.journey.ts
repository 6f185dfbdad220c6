import type { Locator, Page } from '@playwright/test';

import {
  errorsOf,
  fieldsOf,
  fillWithoutEvents,
  passwordsOf,
  type SeenField,
} from '../screens/checks/form-fields.ts';
import { forms, PASSPHRASE, withJunk, type FormUnderTest } from '../fixtures/forms.ts';
import { submitTwiceAtOnce } from '../fixtures/submit-twice.ts';
import { expect, test } from '../fixtures/journey.ts';

/** Words that blame the user or do not say how to fix the mistake (checklist, A24). */
const UNHELPFUL = /\b(invalid|required|oops|error|wrong)\b/i;

for (const form of forms) {
  test(`the form ${form.name} tells browsers and password managers what its fields are for`, async ({
    page,
    world,
  }) => {
    const element = await openForm(page, world, form);

    expect(await fieldsOf(element)).toEqual(
      Object.entries(form.autoComplete).map(([name, autoComplete]): SeenField => ({ name, autoComplete })),
    );
    expect(await element.getAttribute('novalidate')).toBe('');
    expect(await element.locator('[type=submit]:not([disabled], [aria-disabled=true])').count()).toBe(1);
    expect(await element.locator('[maxlength]').count()).toBe(0);
    expect(await errorsOf(element)).toEqual([]);
    if (form.accountName !== undefined) {
      await expect(element.locator('[autocomplete=username]')).toHaveValue(form.accountName(world));
    }
    for (const password of await passwordsOf(element)) await expectDiscreet(password);
  });

  if (form.isFilledIn !== true) {
    test(`the form ${form.name}, sent with nothing in it, says at each field how to go on`, async ({
      page,
      world,
    }) => {
      const element = await openForm(page, world, form);
      await page.route(form.call, () => {
        throw new Error('An empty form was sent.');
      });
      const title = await page.title();
      await element.locator('[type=submit]').click();
      await expect(page).toHaveTitle(`Error: ${title}`);

      const errors = await errorsOf(element);
      expect(errors.filter(({ message }) => message === '' || UNHELPFUL.test(message))).toEqual([]);
      const summary = page.getByRole('group', { name: 'There is a problem' });
      if ((await summary.count()) === 0) {
        await expect(element.locator('[aria-invalid=true]').first()).toBeFocused();
        return;
      }
      await expect(summary).toBeFocused();
      const links = summary.getByRole('link');
      expect(await links.allTextContents()).toEqual(errors.map(({ message }) => message));
      for (const [index, { name }] of errors.entries()) {
        await links.nth(index).click();
        await expect(element.locator(`[name="${name}"]`)).toBeFocused();
      }
    });
  }

  test(`the form ${form.name} sends once what is in it, however it came there`, async ({ page, world }) => {
    const element = await openForm(page, world, form);
    const sent: unknown[] = [];
    await page.route(form.call, (route) => {
      if (route.request().method() === 'GET') return route.continue();
      sent.push(route.request().postDataJSON());
      return undefined;
    });
    const typed = Object.fromEntries(
      Object.entries(form.values).map(([name, value]) => [
        name,
        isAddress(name, value) ? withJunk(value) : value,
      ]),
    );
    await fillWithoutEvents(element, typed);
    const shown = element.getByRole('button', { name: /^Show/ });
    while ((await shown.count()) > 0) await shown.first().click();

    await submitTwiceAtOnce(element.locator(`[name="${form.key}"]`));
    const button = element.locator('button[data-pending]');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.focus();
    await page.keyboard.press('Enter');
    await button.click({ force: true });

    await expect(button).toBeFocused();
    await expect.poll(() => sent.map((body) => pick(body, form.values))).toEqual([form.values]);
    for (const password of await passwordsOf(element))
      await expect(password).toHaveAttribute('type', 'password');
  });
}

async function openForm(page: Page, world: Parameters<FormUnderTest['open']>[1], form: FormUnderTest) {
  await form.open(page, world);
  return page.locator(`form:has([name="${form.key}"])`);
}

/** Hidden at first; showing it keeps text and caret, and gives nothing to spell checkers (A9, A11). */
async function expectDiscreet(password: Locator): Promise<void> {
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveAttribute('spellcheck', 'false');
  await expect(password).toHaveAttribute('autocapitalize', 'off');
  await password.fill(PASSPHRASE);
  const caret = () => password.evaluate((input: HTMLInputElement) => input.selectionStart);
  await password.evaluate((input: HTMLInputElement) => {
    input.setSelectionRange(3, 3);
  });
  await password.locator('xpath=following-sibling::button').click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveAttribute('spellcheck', 'false');
  expect([await password.inputValue(), await caret()]).toEqual([PASSPHRASE, 3]);
}

function isAddress(name: string, value: string | true): value is string {
  return value !== true && name.endsWith('email');
}

/** The values of the body under the names of the filled-in fields. */
function pick(body: unknown, values: FormUnderTest['values']): Record<string, unknown> {
  const given = body as Record<string, unknown>;
  return Object.fromEntries(Object.keys(values).map((name) => [name, given[name]]));
}

import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Details, openDetails } from './details.tsx';

async function renderQuestion() {
  await render(
    <Details id="counted" summary="How is Edge counted?">
      By net rake.
    </Details>,
  );
  return page.getByText('By net rake.');
}

it('opens and shuts by the keyboard', async () => {
  const answer = await renderQuestion();
  await expect.element(answer).not.toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(answer).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(answer).not.toBeVisible();
});

it('is opened by its id, and an id of nothing opens nothing', async () => {
  const answer = await renderQuestion();
  openDetails('credited');
  await expect.element(answer).not.toBeVisible();
  openDetails('counted');
  await expect.element(answer).toBeVisible();
});

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stepper } from './stepper.tsx';

const STEPS = [
  { title: 'Reported' },
  { title: 'In review', text: 'Within 72 hours.' },
  { title: 'Connected' },
];
const stateLabels = { done: 'Done:', current: 'Now:', upcoming: 'Next:' };

const items = page.getByRole('listitem');
const read = () => items.elements().map((item) => item.querySelector('div')?.textContent);
const current = () => items.elements().map((item) => item.getAttribute('aria-current'));

it('says of each step whether it is done, and marks the current one', async () => {
  await render(<Stepper steps={STEPS} progress={{ current: 1, stateLabels }} />);
  expect([read(), current()]).toEqual([
    ['Done: Reported', 'Now: In reviewWithin 72 hours.', 'Next: Connected'],
    [null, 'step', null],
  ]);
});

it('has no current step when all are done', async () => {
  await render(<Stepper steps={STEPS} progress={{ current: 3, stateLabels }} />);
  expect([read()[2], current()]).toEqual(['Done: Connected', [null, null, null]]);
});

it('without progress is a plain list in order', async () => {
  await render(<Stepper steps={STEPS} />);
  expect([page.getByRole('list').element().tagName, read()[0], current()]).toEqual([
    'OL',
    'Reported',
    [null, null, null],
  ]);
});

it('runs down a phone and across anything from 640 px', async () => {
  await render(<Stepper steps={STEPS} />);
  const tops = () => items.elements().map((item) => Math.round(item.getBoundingClientRect().top));
  await page.viewport(639, 600);
  expect(new Set(tops()).size).toBe(3);
  await page.viewport(640, 600);
  expect(new Set(tops()).size).toBe(1);
});

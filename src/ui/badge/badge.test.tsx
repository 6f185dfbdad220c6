import { afterEach, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SpadeIcon } from '#ui/icons/spade-icon.ts';
import { Badge } from './badge.tsx';
import { MoveGradeBadge } from './move-grade-badge.tsx';
import { PokerActionBadge } from './poker-action-badge.tsx';

const ACTIONS = ['fold', 'check', 'call', 'bet', 'raise', 'allIn'] as const;
const GRADES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;

afterEach(() => emulateForcedColours('none'));

it('is read as its label alone: the icon is decoration', async () => {
  const { container } = await render(<Badge label="In review" tone="caution" icon={<SpadeIcon />} />);
  await expect.element(page.getByText('In review')).toBeVisible();
  expect(container.querySelector('svg')?.closest('[aria-hidden=true]')).not.toBe(null);
});

it('says its word beside a sign that no other grade has', async () => {
  await render(GRADES.map((grade) => <MoveGradeBadge key={grade} grade={grade} label={`grade ${grade}`} />));
  const signs = GRADES.map(
    (grade) => page.getByText(`grade ${grade}`).element().previousElementSibling?.innerHTML,
  );
  expect(new Set(signs).size).toBe(GRADES.length);
});

it('keeps an edge and its word in forced colours', async () => {
  await render(
    <>
      <Badge label="Connected" tone="positive" />
      {ACTIONS.map((action) => (
        <PokerActionBadge key={action} action={action} label={action} />
      ))}
      {GRADES.map((grade) => (
        <MoveGradeBadge key={grade} grade={grade} label={grade} />
      ))}
    </>,
  );
  await emulateForcedColours('active');
  await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true);
  const canvas = getComputedStyle(document.documentElement).backgroundColor;
  const faint = ['Connected', ...ACTIONS, ...GRADES].filter((label) => {
    const badge = page.getByText(label, { exact: true }).element().parentElement;
    const { borderTopColor, backgroundColor, color } = getComputedStyle(badge ?? document.body);
    return borderTopColor === canvas || color === backgroundColor;
  });
  expect(faint).toEqual([]);
});

it('goes on to a second line where its word has no room', async () => {
  const { container } = await render(<Badge label="Waiting for the answer of the poker room" />);
  container.style.inlineSize = '8rem';
  expect(container.scrollWidth).toBe(container.clientWidth);
});

function emulateForcedColours(value: 'active' | 'none'): Promise<unknown> {
  const session = cdp() as { send: (method: string, parameters: object) => Promise<unknown> };
  return session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
}

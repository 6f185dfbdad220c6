import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { edgeValue, type EdgeValue } from '#domain/deal-value.ts';
import { type Joined, JoinedRoomsContext } from '#features/deals/room-accounts/joined-rooms.tsx';
import type { Deal } from '#queries/deals.ts';
import type { RoomAccount } from '#queries/room-accounts.ts';
import { seedPlans } from '#reference-api/seed/plans.ts';
import { getDealsResponseMock } from '#sdk/generated/api/deals/deals.msw.ts';
import { getRoomAccountsResponseMock } from '#sdk/generated/api/room-accounts/room-accounts.msw.ts';
import { useSession } from '#session/use-session.ts';
import { renderForMember } from '#tests/fixtures/render-for-member.tsx';
import { DealCard } from './deal-card.tsx';
import { EdgeValueContext } from './deal-value.tsx';

vi.mock(import('#session/use-session.ts'), () => ({ useSession: vi.fn<typeof useSession>() }));

beforeEach(() => {
  vi.mocked(useSession).mockReturnValue({ user: { id: 1 } } as ReturnType<typeof useSession>);
});

const [riverRoom] = getDealsResponseMock().results as Deal[] as [Deal];
const [, account] = getRoomAccountsResponseMock() as [unknown, RoomAccount];
const VALUE = edgeValue(seedPlans);

interface Shown {
  readonly deal?: Partial<Deal>;
  /** Undefined while the plans load. */
  readonly value?: EdgeValue | null | undefined;
  readonly joined?: Joined;
}

function show({ deal = {}, joined, ...shown }: Shown) {
  const value = 'value' in shown ? shown.value : VALUE;
  return renderForMember(
    <EdgeValueContext value={value}>
      <JoinedRoomsContext value={new Map(joined === undefined ? [] : [['river-room', joined]])}>
        <DealCard deal={{ ...riverRoom, ...deal }} country="CA" />
      </JoinedRoomsContext>
    </EdgeValueContext>,
  );
}

const calculation = page.getByRole('button', {
  name: 'How we calculate the value River Room, 100% up to $1,000 and 30% rakeback',
});
const figures = (container: Element) =>
  [...container.querySelectorAll('dl > dt, dl > div')].map(({ textContent }) => textContent);

it('leads with rakeback and Edge in one figure, and adds it up one press away', async () => {
  const { container } = await show({});
  const [value] = container.querySelectorAll('dl');
  expect(value?.textContent).toBe('Rakeback plus Edge42.1% of net rake');

  await calculation.click();
  const lines = page.getByRole('list', { name: 'How we calculate the value' }).getByRole('listitem');
  expect(lines.elements().map(({ textContent }) => textContent)).toEqual([
    'Rakeback30%',
    'Edge1.25 Edge per dollar of net rake12.1%',
    'Value42.1%',
  ]);
  const notes = [...container.querySelectorAll('[id] > div p')].map(({ textContent }) => textContent);
  expect(notes).toEqual([
    'A month of Starter costs 400.00 Edge or $39.00, so we count 100 Edge as $9.75. With other plans it’s at least that.',
    'The value is a share of your net rake, rounded down. Edge isn’t money: you can only redeem it for a plan.',
    'We add 15% to the room’s rewards. That isn’t counted here.',
  ]);
});

it('a deal that states no rakeback has no value, and says why', async () => {
  const { container } = await show({ deal: { rakeback_percentage: null } });
  await expect
    .element(page.getByText('This deal doesn’t state its rakeback, so we can’t show its value.'))
    .toBeVisible();
  expect(figures(container)).toEqual(['Extra rewards from us15%', 'Edge multiplier×1.25']);
  await expect.element(calculation).not.toBeInTheDocument();
});

it('without a value of Edge, the deal keeps its own figures', async () => {
  const { container } = await show({ value: null });
  expect(figures(container)).toEqual(['Rakeback30%', 'Extra rewards from us15%', 'Edge multiplier×1.25']);
  await expect.element(calculation).not.toBeInTheDocument();
});

it.each([375, 1280])('keeps the room of the value while the plans load, %d px wide', async (width) => {
  await page.viewport(width, 800);
  const loading = await show({ value: undefined });
  const reserved = loading.container.getBoundingClientRect().height;
  await loading.unmount();
  const { container } = await show({});
  expect(Math.abs(container.getBoundingClientRect().height - reserved)).toBeLessThan(8);
});

it('leads a player without an account to the offer, with its terms', async () => {
  await show({});
  await expect.element(page.getByRole('link', { name: 'See River Room' })).toBeVisible();
  await expect.element(page.getByText(riverRoom.terms)).toBeVisible();
});

const report: RoomAccount = {
  ...account,
  username: 'danariver',
  deal: { id: riverRoom.id, title: riverRoom.title },
};

it.each<[string, Joined, string, string]>([
  ['plays with this deal', { report, stage: 'connected' }, 'You play here as danariver.', 'Connected'],
  [
    'plays with another deal',
    { report: { ...report, deal: { id: 99, title: '25% flat' } }, stage: 'connected' },
    'You play here as danariver with “25% flat”.',
    'Connected',
  ],
  ['waits for the room', { report, stage: 'inReview' }, 'You reported danariver at this room.', 'In review'],
  ['waits too long', { report, stage: 'overdue' }, 'You reported danariver at this room.', 'Overdue'],
])('leads a player who %s to the account', async (_, joined, sentence, stage) => {
  await show({ joined });
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(page.getByText(stage, { exact: true })).toBeVisible();
  const link = page.getByRole('link', { name: 'See your account River Room' });
  await expect.element(link).toHaveAttribute('href', '/app/deals/river-room');
  await expect.element(page.getByText('New players only.')).not.toBeInTheDocument();
});

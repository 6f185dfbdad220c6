import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CardList, CardListItem } from './card-list.tsx';

it('counts only the cards that show, and keeps those that do not', async () => {
  await render(
    <CardList>
      <CardListItem>River Room</CardListItem>
      <CardListItem isHidden>Lakeside Poker</CardListItem>
      <CardListItem isOneOfMany>Summit Poker</CardListItem>
    </CardList>,
  );
  expect(page.getByRole('listitem').all()).toHaveLength(2);
  await expect.element(page.getByText('Lakeside Poker')).not.toBeVisible();
});

it('keeps the room of cards that are out of sight, and does not draw them', async () => {
  const { container } = await render(
    <CardList>
      {Array.from({ length: 200 }, (_, index) => (
        <CardListItem key={index} isOneOfMany>
          <p>{index}</p>
        </CardListItem>
      ))}
    </CardList>,
  );
  const last = container.querySelector('li:last-child p');
  const isDrawn = () => last?.checkVisibility({ contentVisibilityAuto: true });
  await expect.poll(isDrawn).toBe(false);
  last?.scrollIntoView();
  await expect.poll(isDrawn).toBe(true);
});

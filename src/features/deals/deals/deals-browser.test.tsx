import { Profiler } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { getDealsResponseMock } from '#sdk/generated/api/deals/deals.msw.ts';
import { startSession } from '#session/session.ts';
import type * as cardList from '#ui/card-list/card-list.tsx';
import { renderForMember } from '#tests/fixtures/render-for-member.tsx';
import { DealsBrowser } from './deals-browser.tsx';

const rendered = vi.hoisted(() => ({ items: 0, cards: 0 }));

vi.mock('#ui/card-list/card-list.tsx', async (original) => {
  const real = await original<typeof cardList>();
  return {
    ...real,
    CardListItem: (props: cardList.CardListItemProps) => {
      rendered.items += 1;
      return real.CardListItem(props);
    },
    CardFoot: (props: Parameters<typeof cardList.CardFoot>[0]) => {
      rendered.cards += 1;
      return real.CardFoot(props);
    },
  };
});

/** Many of one room, then three of another, below the cards that are drawn first. */
const deals = getDealsResponseMock().results.flatMap((deal, place) =>
  Array.from({ length: place === 0 ? 57 : 3 }, (_, index) => ({ ...deal, id: place * 100 + index })),
);

it('a key in the search is one commit, in which only cards that come or go render', async () => {
  const session = startSession();
  const onSearch = vi.fn();
  let commits = 0;
  const { unmount } = await renderForMember(
    <Profiler id="deals" onRender={() => (commits += 1)}>
      <DealsBrowser deals={deals} country="DE" search={{}} onSearch={onSearch} />
    </Profiler>,
  );
  const cards = page.getByRole('article');
  await expect.poll(() => cards.elements().length).toBe(60);
  commits = 0;
  Object.assign(rendered, { items: 0, cards: 0 });
  await userEvent.fill(page.getByRole('searchbox'), 'lake');
  await expect.poll(() => cards.elements().length).toBe(3);
  // The address is written when the typing pauses; nothing renders for it.
  await vi.waitFor(() => expect(onSearch).toHaveBeenCalled());
  expect({ commits, ...rendered }).toEqual({ commits: 1, items: 57, cards: 0 });
  await unmount();
  session.stop();
});

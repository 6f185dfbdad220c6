import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SpadeIcon } from '#ui/icons/spade-icon.ts';
import { EmptyState } from './empty-state.tsx';

it('has a heading of the level that its place asks for, its words and its action, and announces nothing', async () => {
  const { container } = await render(
    <EmptyState icon={<SpadeIcon />} title="No rooms yet" level={3} action={<a href="/deals">Find a deal</a>}>
      Rooms that you connect show here.
    </EmptyState>,
  );
  await expect.element(page.getByRole('heading', { level: 3, name: 'No rooms yet' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Find a deal' })).toBeVisible();
  expect(container.textContent).toBe('No rooms yetRooms that you connect show here.Find a deal');
  expect(container.querySelectorAll('[role=alert], [role=status]').length).toBe(0);
});

it('fits a phone', async () => {
  await page.viewport(320, 600);
  await render(
    <EmptyState icon={<SpadeIcon />} title="Rakebackabrechnungszeitraumübersicht" level={2}>
      Donaudampfschifffahrtsgesellschaftskapitän
    </EmptyState>,
  );
  expect(document.documentElement.scrollWidth).toBe(320);
});

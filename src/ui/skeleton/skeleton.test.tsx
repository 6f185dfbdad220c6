import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { emulateMedia } from '#tests/fixtures/emulate-media.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

afterEach(() => emulateMedia({}));

const bar = () => document.querySelector('[data-testid=bar] > span') ?? document.body;
const standIn = (
  <div data-testid="bar">
    <Skeleton />
  </div>
);

it('is silent for 300 ms, and then says once what is loading', async () => {
  const { container } = await render(
    <SkeletonGroup label="Loading your earnings">
      <Skeleton shape="heading" width="short" />
      <Skeleton />
    </SkeletonGroup>,
  );
  const status = page.getByRole('status');
  await expect.element(status).toBeEmptyDOMElement();
  await expect.element(status).toHaveTextContent('Loading your earnings');
  expect(container.textContent).toBe('Loading your earnings');
});

it.each(['no-preference', 'reduce'])('cannot be seen for 300 ms, with %s of motion', async (motion) => {
  await emulateMedia({ 'prefers-reduced-motion': motion });
  await render(standIn);
  const [appearing] = bar().getAnimations();
  expect([getComputedStyle(bar()).opacity, appearing?.effect?.getTiming().delay]).toEqual(['0', 300]);
  await expect.poll(() => getComputedStyle(bar()).opacity).toBe('1');
});

it('has the height of the text and the heading that come', async () => {
  const { container } = await render(
    <>
      <Text as="div">Words</Text>
      <Text as="div">
        <Skeleton />
      </Text>
      <Heading level={2}>Words</Heading>
      <div>
        <Skeleton shape="heading" />
      </div>
    </>,
  );
  const [text, textBar, heading, headingBar] = [...container.children].map((part) =>
    Math.round(part.getBoundingClientRect().height),
  );
  expect([textBar, headingBar]).toEqual([text, heading]);
});

it('does not shimmer where motion is unwanted', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  await render(standIn);
  const { animationName, backgroundImage } = getComputedStyle(bar(), '::after');
  expect([animationName, backgroundImage]).toEqual(['none', 'none']);
});

it('keeps an edge in forced colours, where its fill goes', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  await render(standIn);
  const { animationName, borderTopWidth, borderTopStyle } = getComputedStyle(bar(), '::after');
  expect([animationName, borderTopWidth, borderTopStyle]).toEqual(['none', '1px', 'solid']);
});

import { Stack } from '#ui/layout/stack.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Heading } from './heading.tsx';

const SIZES = ['display', 'large', 'medium', 'small'] as const;

// No heading of level 1: the page that shows this has its own.
export function HeadingGallery() {
  const say = useSampleText();
  return (
    <Stack gap={6}>
      {SIZES.map((size) => (
        <Specimen key={size} name={size}>
          <Heading level={3} size={size}>
            {say('Earn Edge for the rake you pay')}
          </Heading>
        </Specimen>
      ))}
      <Specimen name="level 2 and level 3, as they look by themselves">
        <Stack gap={2}>
          <Heading level={2}>{say('Your earnings')}</Heading>
          <Heading level={3}>{say('November 2026')}</Heading>
        </Stack>
      </Specimen>
      <Specimen name="long text">
        <Heading level={3} size="large">
          {say('How a poker room counts your rake, and what it takes off before you get your share of it')}
        </Heading>
      </Specimen>
    </Stack>
  );
}

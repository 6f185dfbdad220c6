import { Card } from '#ui/layout/card.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { SkeletonGroup } from './skeleton-group.tsx';
import { Skeleton } from './skeleton.tsx';

const HEIGHTS = ['row', 'card', 'chart'] as const;
const WIDTHS = ['full', 'long', 'medium', 'short'] as const;

export function SkeletonGallery() {
  const say = useSampleText();
  return (
    <Stack gap={6}>
      <Specimen name="text, of every width">
        <SkeletonGroup label={say('Loading the terms')}>
          {WIDTHS.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </SkeletonGroup>
      </Specimen>
      <Specimen name="in large text, beside what comes">
        <Text size="figure" as="div">
          <SkeletonGroup label={say('Loading your balance')}>
            <Skeleton width="medium" />
          </SkeletonGroup>
        </Text>
        <Text size="figure" as="div">
          86.50
        </Text>
      </Specimen>
      <Specimen name="block, of every height">
        <SkeletonGroup label={say('Loading your earnings')}>
          <Stack>
            {HEIGHTS.map((height) => (
              <Skeleton key={height} shape="block" height={height} />
            ))}
          </Stack>
        </SkeletonGroup>
      </Specimen>
      <Specimen name="a card: circle, heading and text">
        <Card>
          <SkeletonGroup label={say('Loading the deals')}>
            <Stack gap={3}>
              <Inline isWrapping={false}>
                <Skeleton shape="circle" />
                <Skeleton shape="heading" width="medium" />
              </Inline>
              <div>
                <Skeleton />
                <Skeleton width="long" />
              </div>
            </Stack>
          </SkeletonGroup>
        </Card>
      </Specimen>
    </Stack>
  );
}

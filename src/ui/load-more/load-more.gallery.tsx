import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { LoadMore } from './load-more.tsx';

export function LoadMoreGallery() {
  const say = useSampleText();
  const texts = {
    status: say('Showing 50 of 312'),
    label: say('Show more'),
    pendingLabel: say('Loading more'),
    onLoadMore: () => undefined,
  };
  return (
    <Stack gap={6}>
      <Specimen name="at rest">
        <LoadMore {...texts} />
      </Specimen>
      <Specimen name="pending">
        <LoadMore {...texts} isPending />
      </Specimen>
      <Specimen name="with an error">
        <LoadMore
          {...texts}
          failure={{ text: say('The next entries could not be loaded.'), retryLabel: say('Try again') }}
        />
      </Specimen>
      <Specimen name="at the end">
        <LoadMore
          {...texts}
          status={say('Showing 312 of 312')}
          endText={say('That is your whole history.')}
        />
      </Specimen>
    </Stack>
  );
}

import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { miniature } from './route-progress.gallery.css.ts';
import { RouteProgress } from './route-progress.tsx';

export function RouteProgressGallery() {
  const say = useSampleText();
  return (
    <Stack gap={6}>
      <Specimen name="while a page loads">
        <div className={miniature}>
          <RouteProgress isActive label={say('Loading the page')} />
          <Text>{say('The page that you are leaving stays until the next one is ready.')}</Text>
        </div>
      </Specimen>
      <Specimen name="at rest">
        <div className={miniature}>
          <RouteProgress isActive={false} label={say('Loading the page')} />
          <Text>{say('The page that you are reading.')}</Text>
        </div>
      </Specimen>
    </Stack>
  );
}

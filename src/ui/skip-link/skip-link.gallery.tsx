import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Text } from '#ui/text/text.tsx';
import { SkipLink } from './skip-link.tsx';

export function SkipLinkGallery() {
  const say = useSampleText();
  return (
    <Specimen name="unseen until it has focus: press Tab">
      <SkipLink label={say('Skip to the content')} />
      <Text tone="muted">{say('It appears in the corner of the window.')}</Text>
    </Specimen>
  );
}

import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Text } from '#ui/text/text.tsx';
import { Passage } from './passage.tsx';

export function PassageGallery() {
  const say = useSampleText();
  return (
    <Specimen name="a part of a text">
      <Passage id="gallery-edge" title={say('What Edge is')}>
        <Text>{say('A reward for the rake you pay at a partner room.')}</Text>
        <Text>{say('You redeem it for a solver subscription.')}</Text>
      </Passage>
    </Specimen>
  );
}

import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Text } from '#ui/text/text.tsx';
import { Disclosure } from './disclosure.tsx';

export function DisclosureGallery() {
  const say = useSampleText();
  return (
    <Specimen name="closed; press to open">
      <Disclosure showLabel={say('Show how Edge is counted')} hideLabel={say('Hide how Edge is counted')}>
        <Text>{say('Your net rake in a room, times the multiplier of the room, is your Edge.')}</Text>
      </Disclosure>
    </Specimen>
  );
}

import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Text } from '#ui/text/text.tsx';
import { Details } from './details.tsx';

export function DetailsGallery() {
  const say = useSampleText();
  return (
    <Specimen name="two in a list; press one to open it">
      <div>
        <Details id="gallery-counted" summary={say('How is Edge counted?')}>
          <Text>{say('Your net rake in a room, times the multiplier of the room, is your Edge.')}</Text>
        </Details>
        <Details id="gallery-credited" summary={say('When is my Edge credited?')}>
          <Text>{say('Every day, once the room has confirmed its report.')}</Text>
        </Details>
      </div>
    </Specimen>
  );
}

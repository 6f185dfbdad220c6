import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Bullets } from './bullets.tsx';

export function BulletsGallery() {
  const say = useSampleText();
  return (
    <Specimen name="three things">
      <Bullets>
        <li>{say('Your name and your country.')}</li>
        <li>{say('The usernames that you report.')}</li>
        <li>{say('The rake that the rooms tell us of.')}</li>
      </Bullets>
    </Specimen>
  );
}

import { Specimen } from '#ui/gallery/specimen.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { AgeMark } from './age-mark.tsx';

export function AgeMarkGallery() {
  const say = useSampleText();
  return (
    <Specimen name="18+">
      <AgeMark label={say('18 years and over only')}>18+</AgeMark>
    </Specimen>
  );
}

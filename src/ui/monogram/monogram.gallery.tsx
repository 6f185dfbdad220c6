import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Inline } from '#ui/layout/inline.tsx';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Monogram } from './monogram.tsx';

export function MonogramGallery() {
  const say = useSampleText();
  const names = [say('River Room'), say('Lakeside'), say('the one with many words'), '7'];
  return (
    <Specimen name="without an image">
      <Inline>
        {names.map((name) => (
          <Monogram key={name} name={name} imageUrl={null} />
        ))}
      </Inline>
    </Specimen>
  );
}

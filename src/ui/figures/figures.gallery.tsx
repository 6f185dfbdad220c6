import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Figures } from './figures.tsx';

export function FiguresGallery() {
  const say = useSampleText();
  return (
    <Specimen name="three">
      <Figures
        figures={[
          { term: say('Rakeback'), value: '30%' },
          { term: say('Extra rewards'), value: '15%' },
          { term: say('Edge multiplier'), value: '×1.25' },
        ]}
      />
    </Specimen>
  );
}

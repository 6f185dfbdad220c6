import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { CheckList } from './check-list.tsx';

export function CheckListGallery() {
  const say = useSampleText();
  return (
    <Specimen name="a short and a long item">
      <CheckList
        items={[
          { id: 'preflop', text: say('All preflop solutions') },
          {
            id: 'reports',
            text: say('Reports on your own hands, and on those of a room where you have played before'),
          },
        ]}
      />
    </Specimen>
  );
}

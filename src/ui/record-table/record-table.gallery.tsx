import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { RecordTable } from './record-table.tsx';

export function RecordTableGallery() {
  const say = useSampleText();
  return (
    <Specimen name="two rows and what they come to">
      <RecordTable
        label={say('Earnings by room')}
        columns={[
          { id: 'room', header: say('Room') },
          { id: 'reason', header: say('Reason') },
          { id: 'edge', header: say('Edge'), isNumber: true },
        ]}
        rows={[
          { id: 1, cells: [say('River Room'), null, '1,480.00'] },
          { id: 2, cells: [say('Lakeside Poker'), say('The room corrected a day.'), '−5.00'] },
        ]}
        sum={[say('All rooms'), null, '1,475.00']}
      />
    </Specimen>
  );
}

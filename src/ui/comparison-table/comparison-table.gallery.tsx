import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { ComparisonTable } from './comparison-table.tsx';

export function ComparisonTableGallery() {
  const say = useSampleText();
  return (
    <Specimen name="three columns">
      <ComparisonTable
        label={say('Three rooms compared')}
        aspectsLabel={say('Aspect')}
        columns={[say('River Room'), say('Lakeside Poker'), say('Summit Poker')].map((name) => ({
          id: name,
          header: name,
        }))}
        rows={[
          { aspect: say('Rakeback'), values: ['30%', '25%', '—'] },
          {
            aspect: say('Terms'),
            values: [say('New players only.'), say('Paid daily.'), say('Where the room holds a licence.')],
          },
        ]}
      />
    </Specimen>
  );
}

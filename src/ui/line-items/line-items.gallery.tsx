import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { LineItems } from './line-items.tsx';

export function LineItemsGallery() {
  const say = useSampleText();
  return (
    <>
      <Specimen name="with notes, a line taken off, and results">
        <LineItems
          label={say('How your Edge was counted')}
          lines={[
            { id: 'net', term: say('Net Rake (NGR)'), amount: '100.00', unit: say('USD') },
            {
              id: 'multiplier',
              term: say('Edge Multiplier'),
              note: say('Your deal at the room sets it.'),
              amount: '× 1.25',
            },
            {
              id: 'correction',
              term: say('Correction'),
              note: say('The room corrected one day.'),
              amount: '−5.00',
              unit: say('Edge'),
            },
            {
              id: 'earned',
              term: say('Edge Earned'),
              amount: '120.00',
              unit: say('Edge'),
              isResult: true,
            },
          ]}
        />
      </Specimen>
      <Specimen name="with amounts on their way">
        <LineItems
          label={say('What is left')}
          lines={[
            { id: 'balance', term: say('Your balance'), amount: null, unit: say('Edge') },
            { id: 'after', term: say('Balance after'), amount: null, unit: say('Edge'), isResult: true },
          ]}
        />
      </Specimen>
    </>
  );
}

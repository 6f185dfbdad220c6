import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { BenefitList } from './benefit-list.tsx';

export function BenefitListGallery() {
  const say = useSampleText();
  return (
    <Specimen name="one for all, and one for players of this site">
      <BenefitList
        exclusiveLabel={say('Exclusive')}
        benefits={[
          { title: say('Welcome bonus of 100% up to $1,000'), exclusive: false },
          { title: say('Monthly race for our players'), exclusive: true },
        ]}
      />
    </Specimen>
  );
}

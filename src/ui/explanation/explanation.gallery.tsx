import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Text } from '#ui/text/text.tsx';
import { Explanation } from './explanation.tsx';

export function ExplanationGallery() {
  const say = useSampleText();
  return (
    <Specimen name="beside a term: one paragraph, two">
      <Inline gap={6}>
        <Inline gap={1}>
          <Text as="span">{say('Rake (GGR)')}</Text>
          <Explanation label={say('What is Rake (GGR)?')}>
            <Text>
              {say('What a room takes from the pots and tournament fees you play, before bonuses.')}
            </Text>
          </Explanation>
        </Inline>
        <Inline gap={1}>
          <Text as="span">{say('Net Rake (NGR)')}</Text>
          <Explanation label={say('What is Net Rake (NGR)?')}>
            <Text>{say('Your rake less what the room gave you back as bonuses and promotions.')}</Text>
            <Text tone="muted">{say('Rooms send us this figure once a day.')}</Text>
          </Explanation>
        </Inline>
      </Inline>
    </Specimen>
  );
}

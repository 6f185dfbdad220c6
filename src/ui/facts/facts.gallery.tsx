import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Text } from '#ui/text/text.tsx';
import { Facts } from './facts.tsx';

export function FactsGallery() {
  const say = useSampleText();
  return (
    <Specimen name="facts, one of them of two lines">
      <Facts
        facts={[
          { term: say('Name'), details: say('Zoe Wolf') },
          {
            term: say('Email'),
            details: (
              <>
                <bdi>zoe.wolf.with.a.long.address@mail.example</bdi>
                <Text size="small" tone="muted">
                  {say('Not confirmed')}
                </Text>
              </>
            ),
          },
        ]}
      />
    </Specimen>
  );
}

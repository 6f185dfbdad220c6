import { NativeButton } from '#ui/button/native-button.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { SectionCard } from './section-card.tsx';

export function SectionCardGallery() {
  const say = useSampleText();
  return (
    <Stack gap={6}>
      <Specimen name="section card, a title alone">
        <SectionCard title={say('Appearance')}>
          <Text>{say('What belongs to it')}</Text>
        </SectionCard>
      </Specimen>
      <Specimen name="section card, with a description and an action">
        <SectionCard
          title={say('Profile')}
          description={say('Your name and where you live.')}
          action={
            <NativeButton variant="secondary" size="small" onPress={() => undefined}>
              {say('Edit')}
            </NativeButton>
          }
        >
          <Text>{say('What belongs to it')}</Text>
        </SectionCard>
      </Specimen>
    </Stack>
  );
}

import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { CopyField } from './copy-field.tsx';

export function CopyFieldGallery() {
  const say = useSampleText();
  const texts = {
    copyLabel: say('Copy code'),
    copiedText: say('Copied.'),
    failedText: say(
      'It could not be copied here. The code is selected: press Ctrl+C, or hold it with a finger.',
    ),
  };
  return (
    <Stack gap={6}>
      <Specimen name="at rest">
        <CopyField {...texts} label={say('Bonus code for Harbour Poker')} value="WIZARD600" />
      </Specimen>
      <Specimen name="a long value">
        <CopyField
          {...texts}
          label={say('Your link')}
          copyLabel={say('Copy link')}
          value="https://rakeback-wizard.example/deals/harbour-poker?ref=a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6"
        />
      </Specimen>
    </Stack>
  );
}

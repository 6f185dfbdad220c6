import { NativeButton } from '#ui/button/native-button.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { BottomBar } from './bottom-bar.tsx';

export function BottomBarGallery() {
  const say = useSampleText();
  return (
    <Specimen name="with a button">
      <BottomBar label={say('Comparison')}>
        <Inline>
          <NativeButton onPress={() => undefined}>{say('Compare (2)')}</NativeButton>
        </Inline>
      </BottomBar>
    </Specimen>
  );
}

import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Spinner } from './spinner.tsx';

const SIZES = ['small', 'medium', 'large'] as const;

export function SpinnerGallery() {
  const say = useSampleText();
  return (
    <Stack gap={6}>
      <Specimen name="sizes">
        <Inline gap={6}>
          {SIZES.map((size) => (
            <Spinner key={size} size={size} label={say('Loading')} />
          ))}
        </Inline>
      </Specimen>
      <Specimen name="long label, shown where motion is unwanted">
        <Spinner label={say('Asking the poker room for the hands that it counted this month')} />
      </Specimen>
      <Specimen name="in the middle of the room that it keeps">
        <Spinner isCentred size="large" label={say('Loading the deals')} />
      </Specimen>
    </Stack>
  );
}

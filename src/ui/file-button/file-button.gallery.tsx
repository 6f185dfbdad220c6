import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { FileButton } from './file-button.tsx';

export function FileButtonGallery() {
  const say = useSampleText();
  const common = {
    label: say('Download CSV'),
    pendingLabel: say('Gathering your history'),
    cancelLabel: say('Cancel'),
    onPress: () => undefined,
    onCancel: () => undefined,
  };
  return (
    <Stack gap={6}>
      <Specimen name="at rest, small">
        <FileButton {...common} size="small" isPending={false} progress={null} />
      </Specimen>
      <Specimen name="begun a moment ago">
        <FileButton {...common} isPending progress={null} />
      </Specimen>
      <Specimen name="nobody knows how far">
        <FileButton {...common} isPending progress={{ text: say('100 movements') }} />
      </Specimen>
      <Specimen name="half way">
        <FileButton {...common} isPending progress={{ text: say('100 of 200 movements'), value: 0.5 }} />
      </Specimen>
    </Stack>
  );
}

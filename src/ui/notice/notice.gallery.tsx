import { Stack } from '#ui/layout/stack.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Notice } from './notice.tsx';

export function NoticeGallery() {
  const say = useSampleText();
  return (
    <Stack gap={6}>
      <Specimen name="info">
        <Notice>{say('Your earnings are updated every day.')}</Notice>
      </Specimen>
      <Specimen name="positive">
        <Notice intent="positive">{say('We sent the mail again.')}</Notice>
      </Specimen>
      <Specimen name="caution">
        <Notice intent="caution">{say('The link works for ten minutes.')}</Notice>
      </Specimen>
      <Specimen name="critical">
        <Notice intent="critical">{say('The code has expired.')}</Notice>
      </Specimen>
      <Specimen name="long text">
        <Notice>
          {say(
            'You can send the mail again in a minute. Look into the folder for spam too, as it may lie there.',
          )}
        </Notice>
      </Specimen>
      <Specimen name="nothing to say">
        <Notice />
      </Specimen>
    </Stack>
  );
}

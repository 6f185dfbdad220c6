import { Stack } from '#ui/layout/stack.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { ErrorState } from './error-state.tsx';

export function ErrorStateGallery() {
  const say = useSampleText();
  const retry = {
    label: say('Try again'),
    pendingLabel: say('Trying again'),
    isPending: false,
    onPress: () => undefined,
  };
  return (
    <Stack gap={6}>
      <Specimen name="with text, a button and help">
        <ErrorState
          title={say('Your earnings did not load.')}
          level={3}
          retry={retry}
          support={<a href="#support">{say('Contact support')}</a>}
        >
          {say('Your Edge is safe. Try again, or come back in a few minutes.')}
        </ErrorState>
      </Specimen>
      <Specimen name="trying again">
        <ErrorState title={say('The deals did not load.')} level={3} retry={{ ...retry, isPending: true }}>
          {say('Check your connection.')}
        </ErrorState>
      </Specimen>
      <Specimen name="announced, title alone, long text">
        <ErrorState
          title={say('The poker room did not tell us how many hands it counted for you this month.')}
          level={3}
          isAnnounced
        />
      </Specimen>
    </Stack>
  );
}

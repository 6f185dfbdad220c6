import { useState } from 'react';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Alert } from './alert.tsx';

export function AlertGallery() {
  const say = useSampleText();
  const [hasFailed, setFailed] = useState(false);
  const nothing = () => undefined;
  return (
    <Stack gap={6}>
      <Specimen name="critical, with text and an action">
        <Alert
          title={say('The mail was not sent.')}
          action={
            <NativeButton size="small" variant="secondary" onPress={nothing}>
              {say('Send again')}
            </NativeButton>
          }
        >
          {say('Our mail server did not answer. Try again in a minute.')}
        </Alert>
      </Specimen>
      <Specimen name="caution">
        <Alert intent="caution" title={say('Your email address is not verified.')}>
          {say('You can redeem Edge when it is.')}
        </Alert>
      </Specimen>
      <Specimen name="positive">
        <Alert intent="positive" title={say('Your password is changed.')} />
      </Specimen>
      <Specimen name="info, long text">
        <Alert
          intent="info"
          title={say('The room counts its hands at six in the morning, in Coordinated Universal Time.')}
        >
          {say(
            'What you played after that shows tomorrow, together with the adjustments that the room made.',
          )}
        </Alert>
      </Specimen>
      <Specimen name="takes focus when it appears">
        <Stack align="start">
          <NativeButton
            variant="secondary"
            onPress={() => {
              setFailed(!hasFailed);
            }}
          >
            {hasFailed ? say('Take the alert away') : say('Let it fail')}
          </NativeButton>
          {hasFailed && <Alert takesFocus title={say('An error occurred while logging in.')} />}
        </Stack>
      </Specimen>
    </Stack>
  );
}

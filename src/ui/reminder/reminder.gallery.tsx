import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ButtonLink } from '#ui/link/button-link.tsx';
import { Text } from '#ui/text/text.tsx';
import { Reminder } from './reminder.tsx';

export function ReminderGallery() {
  const say = useSampleText();
  const common = {
    label: say('Still to do'),
    action: (
      <ButtonLink href="#report" variant="secondary" size="small">
        {say('Report your username')}
      </ButtonLink>
    ),
    dismissLabel: say('Dismiss'),
    onDismiss: () => undefined,
  };
  return (
    <Stack gap={6}>
      <Specimen name="one sentence">
        <Reminder {...common}>
          <Text>{say('You opened Harbour Poker at 2:05 PM.')}</Text>
        </Reminder>
      </Specimen>
      <Specimen name="two lines">
        <Reminder {...common}>
          <Text>{say('You opened Harbour Poker at 2:05 PM. It is tracked when we know your username.')}</Text>
          <Text tone="muted">{say('Opened before: Royal River Club, Lakeside Poker')}</Text>
        </Reminder>
      </Specimen>
    </Stack>
  );
}

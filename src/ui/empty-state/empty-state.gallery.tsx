import { NativeButton } from '#ui/button/native-button.tsx';
import { CoinsIcon } from '#ui/icons/coins-icon.ts';
import { SpadeIcon } from '#ui/icons/spade-icon.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { EmptyState } from './empty-state.tsx';

export function EmptyStateGallery() {
  const say = useSampleText();
  const nothing = () => undefined;
  return (
    <Stack gap={6}>
      <Specimen name="with text and an action">
        <EmptyState
          icon={<SpadeIcon />}
          title={say('You have not reported a room yet')}
          level={3}
          action={<NativeButton onPress={nothing}>{say('Report a username')}</NativeButton>}
        >
          {say('When a room has confirmed your username, your earnings there show here, one day later.')}
        </EmptyState>
      </Specimen>
      <Specimen name="title alone">
        <EmptyState icon={<CoinsIcon />} title={say('No redemptions yet')} level={3} />
      </Specimen>
      <Specimen name="long text, two actions">
        <EmptyState
          icon={<CoinsIcon />}
          title={say('No earnings between the first of October and the last day of November')}
          level={3}
          action={
            <>
              <NativeButton onPress={nothing}>{say('Show this month')}</NativeButton>
              <NativeButton variant="secondary" onPress={nothing}>
                {say('Show all rooms')}
              </NativeButton>
            </>
          }
        >
          {say('You filtered by three rooms and by two months in which the rooms counted nothing for you.')}
        </EmptyState>
      </Specimen>
    </Stack>
  );
}

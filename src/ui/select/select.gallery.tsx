import { SampleError } from '#ui/field/sample-error.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { Select } from './select.tsx';

export function SelectGallery() {
  const say = useSampleText();
  const rooms = [
    { value: 'harbour', label: say('Harbour Poker') },
    { value: 'north', label: say('North Star') },
    { value: 'royal', label: say('Royal River Club') },
  ];
  const plans = [
    { value: 'starter', label: say('Starter'), description: say('15 Edge a month') },
    { value: 'premium', label: say('Premium'), description: say('65 Edge a month, every format') },
    {
      value: 'elite',
      label: say('Elite'),
      description: say('140 Edge a month. You need 32 Edge more.'),
      isDisabled: true,
    },
  ];
  const choose = say('Choose a room');
  return (
    <Grid gap={8}>
      <Specimen name="nothing chosen">
        <Select name="room" label={say('Room')} options={rooms} placeholder={choose} />
      </Specimen>
      <Specimen name="chosen; options with descriptions, one disabled">
        <Select
          name="plan"
          label={say('Plan')}
          description={say('You can change it once a month.')}
          options={plans}
          placeholder={say('Choose a plan')}
          defaultValue="premium"
        />
      </Specimen>
      <Specimen name="long text">
        <Select
          name="deal"
          label={say('Deal')}
          options={[
            {
              value: 'long',
              label: say('Harbour Poker: 40 % of the rake, paid every week, for new players'),
            },
          ]}
          placeholder={say('Choose a deal')}
          defaultValue="long"
        />
      </Specimen>
      <Specimen name="with an error">
        <SampleError message={say('Choose the room you play at')}>
          <Select name="played" label={say('Room')} options={rooms} placeholder={choose} isRequired />
        </SampleError>
      </Specimen>
      <Specimen name="disabled">
        <Select
          name="fixed"
          label={say('Room')}
          options={rooms}
          placeholder={choose}
          defaultValue="north"
          isDisabled
        />
      </Specimen>
    </Grid>
  );
}

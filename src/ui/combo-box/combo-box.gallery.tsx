import { SampleError } from '#ui/field/sample-error.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { ComboBox } from './combo-box.tsx';

export function ComboBoxGallery() {
  const say = useSampleText();
  const rooms = [
    { value: 'harbour', label: say('Harbour Poker') },
    { value: 'north', label: say('North Star') },
    { value: 'royal', label: say('Royal River Club') },
    { value: 'silver', label: say('Silver Table') },
    { value: 'quiet', label: say('The Quiet Room') },
  ];
  const emptyText = say('No room has this name. Try a shorter part of it.');
  return (
    <Grid gap={8}>
      <Specimen name="nothing chosen">
        <ComboBox name="room" label={say('Room')} options={rooms} emptyText={emptyText} />
      </Specimen>
      <Specimen name="chosen, with a description">
        <ComboBox
          name="main"
          label={say('Main room')}
          description={say('Where you play most. Type a part of its name.')}
          options={rooms}
          emptyText={emptyText}
          defaultValue="royal"
        />
      </Specimen>
      <Specimen name="without options">
        <ComboBox name="none" label={say('Room nearby')} options={[]} emptyText={emptyText} />
      </Specimen>
      <Specimen name="with an error">
        <SampleError message={say('Choose the room you play at')}>
          <ComboBox name="played" label={say('Room')} options={rooms} emptyText={emptyText} isRequired />
        </SampleError>
      </Specimen>
      <Specimen name="disabled">
        <ComboBox
          name="fixed"
          label={say('Room')}
          options={rooms}
          emptyText={emptyText}
          defaultValue="north"
          isDisabled
        />
      </Specimen>
    </Grid>
  );
}

import { useState } from 'react';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { Switch } from './switch.tsx';

export function SwitchGallery() {
  const say = useSampleText();
  const [isOn, setOn] = useState(true);
  const [isOff, setOff] = useState(false);
  const nothing = () => undefined;
  return (
    <Grid gap={6} column="wide">
      <Specimen name="on, with a description">
        <Switch
          label={say('Tell me about new deals')}
          description={say('One email a week at most, only about rooms open in your country.')}
          isSelected={isOn}
          onChange={setOn}
        />
      </Specimen>
      <Specimen name="off">
        <Switch label={say('Show amounts in Edge')} isSelected={isOff} onChange={setOff} />
      </Specimen>
      <Specimen name="pending: being switched on">
        <Switch
          label={say('Monthly summary')}
          description={say('What you earned, on the first of the month.')}
          isSelected
          isPending
          pendingLabel={say('Saving')}
          onChange={nothing}
        />
      </Specimen>
      <Specimen name="pending: being switched off">
        <Switch
          label={say('Reminders')}
          isSelected={false}
          isPending
          pendingLabel={say('Saving')}
          onChange={nothing}
        />
      </Specimen>
      <Specimen name="disabled, on">
        <Switch label={say('Account messages')} isSelected isDisabled onChange={nothing} />
      </Specimen>
      <Specimen name="disabled, off">
        <Switch label={say('Messages by phone')} isSelected={false} isDisabled onChange={nothing} />
      </Specimen>
    </Grid>
  );
}

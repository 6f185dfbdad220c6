import { Stack } from '#ui/layout/stack.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Stepper } from './stepper.tsx';

export function StepperGallery() {
  const say = useSampleText();
  const stateLabels = { done: say('Done:'), current: say('Now:'), upcoming: say('Next:') };
  const report = [
    { title: say('Reported'), text: say('27 November 2026') },
    { title: say('In review'), text: say('The room answers within 72 hours.') },
    { title: say('Connected'), text: say('Your rake counts from the next day.') },
  ];
  return (
    <Stack gap={8}>
      <Specimen name="how it works: nobody is on the way">
        <Stepper
          steps={[
            { title: say('Choose a deal'), text: say('Only deals that are open in your country show here.') },
            { title: say('Play as always'), text: say('Report your username; the room does the rest.') },
            { title: say('Redeem Edge'), text: say('For a plan of the solver that you like.') },
          ]}
        />
      </Specimen>
      <Specimen name="at the first step">
        <Stepper steps={report} progress={{ current: 0, stateLabels }} />
      </Specimen>
      <Specimen name="on the way">
        <Stepper steps={report} progress={{ current: 1, stateLabels }} />
      </Specimen>
      <Specimen name="all done">
        <Stepper steps={report} progress={{ current: 3, stateLabels }} />
      </Specimen>
      <Specimen name="titles alone, long">
        <Stepper
          steps={[
            { title: say('Tell us the username that you have in the poker room') },
            { title: say('Wait until the poker room has confirmed it') },
          ]}
          progress={{ current: 1, stateLabels }}
        />
      </Specimen>
    </Stack>
  );
}

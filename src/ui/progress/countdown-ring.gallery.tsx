import { Inline } from '#ui/layout/inline.tsx';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { CountdownRing } from './countdown-ring.tsx';

export function CountdownRingGallery() {
  return (
    <Specimen name="full, half way, over, long">
      <Inline gap={4}>
        <CountdownRing secondsLeft={5} totalSeconds={5} />
        <CountdownRing secondsLeft={3} totalSeconds={5} />
        <CountdownRing secondsLeft={0} totalSeconds={5} />
        <CountdownRing secondsLeft={540} totalSeconds={600} />
      </Inline>
    </Specimen>
  );
}

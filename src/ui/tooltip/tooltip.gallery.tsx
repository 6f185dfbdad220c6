import { Button } from '#ui/button/button.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Tooltip } from './tooltip.tsx';

export function TooltipGallery() {
  const say = useSampleText();
  return (
    <Specimen name="on hover and on focus: short, long">
      <Inline>
        <Tooltip text={say('Saves what you see as a file')}>
          <Button variant="secondary">{say('Export')}</Button>
        </Tooltip>
        <Tooltip
          text={say('Rows are counted again every night, so that a late correction of a room shows up')}
        >
          <Button variant="quiet">{say('Refresh')}</Button>
        </Tooltip>
      </Inline>
    </Specimen>
  );
}

import { BadgeCheckIcon } from '#ui/icons/badge-check-icon.ts';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useSampleText } from '#ui/gallery/sample-text.ts';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { Badge } from './badge.tsx';
import { MoveGradeBadge } from './move-grade-badge.tsx';
import { PokerActionBadge } from './poker-action-badge.tsx';

export function BadgeGallery() {
  const say = useSampleText();
  const tones = [
    ['neutral', say('Not reported')],
    ['accent', say('New')],
    ['positive', say('Connected')],
    ['caution', say('In review')],
    ['critical', say('Refused')],
    ['info', say('Exclusive')],
  ] as const;
  const actions = [
    ['fold', say('Fold')],
    ['check', say('Check')],
    ['call', say('Call')],
    ['bet', say('Bet 33 %')],
    ['raise', say('Raise 2.5 bb')],
    ['allIn', say('All-in')],
  ] as const;
  const grades = [
    ['best', say('Best move')],
    ['good', say('Good move')],
    ['inaccuracy', say('Inaccuracy')],
    ['mistake', say('Mistake')],
    ['blunder', say('Blunder')],
  ] as const;
  return (
    <Stack gap={6}>
      <Specimen name="tones">
        <Inline gap={2}>
          {tones.map(([tone, label]) => (
            <Badge key={tone} tone={tone} label={label} />
          ))}
        </Inline>
      </Specimen>
      <Specimen name="tones, with an icon">
        <Inline gap={2}>
          {tones.map(([tone, label]) => (
            <Badge key={tone} tone={tone} label={label} icon={<BadgeCheckIcon />} />
          ))}
        </Inline>
      </Specimen>
      <Specimen name="long text">
        <Badge
          tone="caution"
          icon={<BadgeCheckIcon />}
          label={say('Waiting for the poker room, which answers within three working days')}
        />
      </Specimen>
      <Specimen name="poker actions">
        <Inline gap={2}>
          {actions.map(([action, label]) => (
            <PokerActionBadge key={action} action={action} label={label} />
          ))}
        </Inline>
      </Specimen>
      <Specimen name="grades of a move">
        <Inline gap={2}>
          {grades.map(([grade, label]) => (
            <MoveGradeBadge key={grade} grade={grade} label={label} />
          ))}
        </Inline>
      </Specimen>
    </Stack>
  );
}

import { GiftIcon } from '#ui/icons/gift-icon.ts';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Specimen } from '#ui/gallery/specimen.tsx';
import { IconBadge } from './icon-badge.tsx';

const INTENTS = ['accent', 'positive', 'caution', 'critical', 'info'] as const;
const SIZES = ['medium', 'large'] as const;

export function IconBadgeGallery() {
  return (
    <Stack gap={6}>
      {SIZES.map((size) => (
        <Specimen key={size} name={`${size}, every intent`}>
          <Inline>
            {INTENTS.map((intent) => (
              <IconBadge key={intent} size={size} intent={intent} icon={<GiftIcon />} />
            ))}
          </Inline>
        </Specimen>
      ))}
    </Stack>
  );
}

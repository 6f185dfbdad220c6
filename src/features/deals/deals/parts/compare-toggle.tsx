import { Trans } from '@lingui/react/macro';
import { useContext } from 'react';

import type { Deal } from '#sdk/generated/model/deal.ts';
import { PlusIcon } from '#ui/icons/plus-icon.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { ToggleButton } from '#ui/toggle-button/toggle-button.tsx';
import { ComparisonContext } from './comparison-context.ts';

export function CompareToggle({ deal: { id, room, title } }: { readonly deal: Deal }) {
  const comparison = useContext(ComparisonContext);
  if (comparison === null) return null;
  return (
    <ToggleButton
      icon={<PlusIcon />}
      isPressed={comparison.chosen.has(id)}
      onPress={() => {
        comparison.onToggle(id);
      }}
    >
      <Trans>Compare</Trans>
      <VisuallyHidden>
        {' '}
        <bdi>
          {room.name}: {title}
        </bdi>
      </VisuallyHidden>
    </ToggleButton>
  );
}

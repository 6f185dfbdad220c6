import { useLingui } from '@lingui/react/macro';

import { movementKind } from '#i18n/movement-kind.ts';
import type { EdgeMovementKind } from '#sdk/generated/model/edge-movement-kind.ts';
import { CircleIcon } from '#ui/icons/circle-icon.ts';
import { Inline } from '#ui/layout/inline.tsx';
import { ToggleButton } from '#ui/toggle-button/toggle-button.tsx';
import { KINDS } from '../history-filters.ts';

interface KindFilterProps {
  /** None of them means all. */
  readonly chosen: readonly EdgeMovementKind[];
  readonly onChoose: (kinds: readonly EdgeMovementKind[]) => void;
}

export function KindFilter({ chosen, onChoose }: KindFilterProps) {
  const { t, i18n } = useLingui();
  return (
    <div role="group" aria-label={t`Kinds of movement`}>
      <Inline gap={2}>
        {KINDS.map((kind) => {
          const isPressed = chosen.includes(kind);
          return (
            <ToggleButton
              key={kind}
              size="field"
              icon={<CircleIcon />}
              isPressed={isPressed}
              onPress={() => {
                onChoose(isPressed ? chosen.filter((one) => one !== kind) : [...chosen, kind]);
              }}
            >
              {i18n._(movementKind[kind])}
            </ToggleButton>
          );
        })}
      </Inline>
    </div>
  );
}

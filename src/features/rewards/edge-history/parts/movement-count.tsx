import { Plural, Trans } from '@lingui/react/macro';

import { NativeButton } from '#ui/button/native-button.tsx';
import { Heading } from '#ui/heading/heading.tsx';

interface MovementCountProps {
  /** Undefined until it is known. */
  readonly count: number | undefined;
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
}

/** How many movements the filters let through, which is announced when it changes, and the way back to all of them. */
export function MovementCount({ count, isNarrowed, onClear }: MovementCountProps) {
  return (
    <>
      <Heading level={2} size="small">
        <span role="status">
          {count === undefined ? (
            <Trans>Movements</Trans>
          ) : (
            <Plural value={count} one="# movement" other="# movements" />
          )}
        </span>
      </Heading>
      {isNarrowed && (
        <NativeButton variant="quiet" size="small" onPress={onClear}>
          <Trans>Clear filters</Trans>
        </NativeButton>
      )}
    </>
  );
}

import { useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import type { ButtonLook } from '#ui/button/button-content.tsx';
import { ArrowDownIcon } from '#ui/icons/arrow-down-icon.ts';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import { useFocusKept } from './use-focus-kept.ts';

export interface FileButtonProps extends Pick<ButtonLook, 'size'> {
  label: string;
  /** What is under way while `isPending`: "Gathering your data". It names the progress. */
  pendingLabel: string;
  cancelLabel: string;
  isPending: boolean;
  /** How far it is, once it takes long: in words, and from 0 to 1 where that is known. It can be cancelled then. */
  progress: { text: string; value?: number } | null;
  onPress: () => void;
  onCancel: () => void;
}

/** Makes a file that may take its time: a button, how far it is, and a way out that leaves focus on the button. */
export function FileButton(props: FileButtonProps) {
  const { label, pendingLabel, isPending, progress, size, onPress, onCancel } = props;
  const buttons = useRef<HTMLDivElement>(null);
  useFocusKept(buttons, progress !== null);
  return (
    <Stack gap={4}>
      <div ref={buttons}>
        <Inline>
          <Button
            variant="secondary"
            icon={<ArrowDownIcon />}
            isPending={isPending}
            pendingLabel={pendingLabel}
            onPress={onPress}
            {...(size === undefined ? {} : { size })}
          >
            {label}
          </Button>
          {progress !== null && (
            <Button variant="quiet" onPress={onCancel} {...(size === undefined ? {} : { size })}>
              {props.cancelLabel}
            </Button>
          )}
        </Inline>
      </div>
      {progress !== null && (
        <ProgressBar
          label={pendingLabel}
          valueText={progress.text}
          {...(progress.value === undefined ? {} : { value: progress.value })}
        />
      )}
    </Stack>
  );
}

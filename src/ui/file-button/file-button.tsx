import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { ArrowDownIcon } from '#ui/icons/icons.ts';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';

interface FileButtonProps {
  label: string;
  /** What is under way while `isPending`: "Gathering your data". It names the progress. */
  pendingLabel: string;
  cancelLabel: string;
  isPending: boolean;
  /** Once it takes long: a text, and 0 to 1 where known. It can then be cancelled. */
  progress: { text: string; value?: number } | null;
  onPress: () => void;
  onCancel: () => void;
}

/** Starts a download that may take long; shows progress and can be cancelled. */
export function FileButton(props: FileButtonProps) {
  const { label, pendingLabel, isPending, progress, onPress, onCancel } = props;
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
          >
            {label}
          </Button>
          {progress !== null && (
            <Button variant="quiet" onPress={onCancel}>
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

/** When a mode ends and the focused control disappears, focus moves to the first button. */
function useFocusKept(place: RefObject<HTMLElement | null>, isInMode: boolean): void {
  useEffect(() => {
    const element = place.current;
    if (!isInMode || element === null) return undefined;
    return () => {
      if (document.activeElement === document.body) element.querySelector('button')?.focus();
    };
  }, [place, isInMode]);
}

import type { ReactNode } from 'react';

import { Heading } from '#ui/heading/heading.tsx';
import { IconBadge } from '#ui/icon-badge/icon-badge.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { SuccessMark } from '#ui/success/success-mark.tsx';
import { Text } from '#ui/text/text.tsx';

interface StepHeadingProps {
  readonly icon: ReactNode;
  readonly isDone?: boolean;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
}

/** The heading of a page or step whose card shows one thing to do. */
export function StepHeading({ icon, isDone = false, title, text, children }: StepHeadingProps) {
  return (
    <Stack gap={3} align="center">
      {isDone ? <SuccessMark icon={icon} /> : <IconBadge icon={icon} size="large" />}
      <Heading level={1}>{title}</Heading>
      {text !== undefined && <Text tone="muted">{text}</Text>}
      {children}
    </Stack>
  );
}

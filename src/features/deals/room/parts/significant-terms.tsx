import type { ReactNode } from 'react';

import { Inline } from '#ui/layout/inline.tsx';
import { Text } from '#ui/text/text.tsx';
import { AgeLimit } from './age-limit.tsx';

interface SignificantTermsProps {
  readonly terms: string;
  /** The link to all terms, where they are elsewhere. */
  readonly children?: ReactNode;
}

/** For whom a deal is and on what terms; beside every button that leads to it. */
export function SignificantTerms({ terms, children }: SignificantTermsProps) {
  return (
    <Inline isWrapping={false}>
      <AgeLimit />
      <Text size="small" tone="muted">
        <bdi>{terms}</bdi> {children}
      </Text>
    </Inline>
  );
}

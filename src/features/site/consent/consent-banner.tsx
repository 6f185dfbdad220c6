import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';

import type { ConsentChoice } from '#lib/consent.ts';
import { routes } from '#routes.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Container, Inline, Stack } from '#ui/layout/layout.tsx';
import { Link } from '#ui/link/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { PageBanner } from '#ui/layout/page.tsx';
import { TextSection } from '#ui/text-section/text-section.tsx';
import { Text } from '#ui/text/text.tsx';

const ID = 'cookie-choices';

export interface ConsentBannerProps {
  readonly step: 'asking' | 'answered';
  readonly choice: ConsentChoice | null;
  /** The person asked for the question, so it takes focus; otherwise it does not. */
  readonly isReconsidered: boolean;
  readonly onChoose: (choice: ConsentChoice) => void;
  readonly onHide: () => void;
}

/** One question with two answers of the same weight (checklist, E31). It scrolls away with the page. */
export function ConsentBanner(props: ConsentBannerProps) {
  const { step, choice } = props;
  return (
    <>
      {step === 'asking' && <Question {...props} />}
      <Container>
        <Notice
          intent="positive"
          placement="page"
          action={
            <NativeButton variant="secondary" size="small" onPress={props.onHide}>
              <Trans>Hide</Trans>
            </NativeButton>
          }
        >
          {step === 'answered' && <Answer choice={choice} />}
        </Notice>
      </Container>
    </>
  );
}

function Answer({ choice }: Pick<ConsentBannerProps, 'choice'>) {
  return choice === 'accepted' ? (
    <Trans>You accepted the cookie.</Trans>
  ) : (
    <Trans>You rejected the cookie.</Trans>
  );
}

function Question({ choice, isReconsidered, onChoose }: ConsentBannerProps) {
  useEffect(() => {
    if (!isReconsidered) return;
    const question = document.getElementById(ID);
    question?.focus({ preventScroll: true });
    question?.scrollIntoView({ block: 'center' });
  }, [isReconsidered]);
  return (
    <PageBanner>
      <TextSection id={ID} title={<Trans>May we set one cookie?</Trans>}>
        <Stack gap={4}>
          <Text>
            <Trans>
              It lets the solver service recognize this browser by an anonymous number for up to 1,095 days.
              The site works without it.{' '}
              <Link href={`${routes.privacyPolicy.href()}#cookies`}>Privacy Policy</Link>
            </Trans>
          </Text>
          {choice !== null && (
            <Text tone="muted">
              <Answer choice={choice} />
            </Text>
          )}
          <Inline>
            <NativeButton
              variant="secondary"
              onPress={() => {
                onChoose('accepted');
              }}
            >
              <Trans>Accept the cookie</Trans>
            </NativeButton>
            <NativeButton
              variant="secondary"
              onPress={() => {
                onChoose('rejected');
              }}
            >
              <Trans>Reject the cookie</Trans>
            </NativeButton>
          </Inline>
        </Stack>
      </TextSection>
    </PageBanner>
  );
}

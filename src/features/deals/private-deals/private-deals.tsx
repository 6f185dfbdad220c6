import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState, useTransition, type ReactNode } from 'react';

import { useLanguage } from '#i18n/use-language.ts';
import { formatDecimal } from '#lib/format-decimal.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Inline } from '#ui/layout/inline.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SpinnerMark } from '#ui/spinner/spinner-mark.tsx';
import { Text } from '#ui/text/text.tsx';

interface PrivateDealsProps {
  readonly form: ReactNode;
  readonly onWanted: () => Promise<unknown>;
}

/** Dollars of rake and fees in a month from which a player can ask (specification, section 9). */
const LEAST_RAKE = '2000';

/**
 * For players of high volume: a word to us, and terms of their own.
 *
 * @param props.form what asks for it
 * @param props.onWanted fetches what the form needs before it is shown
 */
export function PrivateDeals({ form, onWanted }: PrivateDealsProps) {
  const { locale } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [isLoading, startTransition] = useTransition();
  const sum = formatDecimal(LEAST_RAKE, locale);
  return (
    <Card as="section" padding="large">
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={2}>
            <Trans>Do you play a lot? Ask for a private deal</Trans>
          </Heading>
          <Text tone="muted">
            <Trans>
              Private deals are for players with more than ${sum} a month in rake and fees. Tell us where you
              play, and we answer by email.
            </Trans>
          </Text>
        </Stack>
        {isOpen ? (
          <Opened>{form}</Opened>
        ) : (
          <Inline>
            <NativeButton
              variant="secondary"
              {...(isLoading ? { icon: <SpinnerMark /> } : {})}
              onPress={() => {
                // Until its code is there the button stays, and with it focus.
                startTransition(async () => {
                  await onWanted();
                  setOpen(true);
                });
              }}
            >
              <Trans>Ask for a private deal</Trans>
            </NativeButton>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

/** Takes focus to its first field, as the button that had it is gone. */
function Opened({ children }: { readonly children: ReactNode }) {
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    whole.current?.querySelector('textarea')?.focus();
  }, []);
  return <div ref={whole}>{children}</div>;
}

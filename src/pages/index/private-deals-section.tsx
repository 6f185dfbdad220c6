import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState, useTransition } from 'react';

import { LazyFeedbackForm } from '#features/site/feedback/lazy-feedback-form.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { formatMoney } from '#lib/format-decimal.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Card, Inline, Stack } from '#ui/layout/layout.tsx';
import { SpinnerMark } from '#ui/spinner/spinner.tsx';
import { Text } from '#ui/text/text.tsx';

/** The minimum rake and fees for a request, in dollars per month (specification, section 9). */
const LEAST_RAKE = '2000';

/** Private deals for high-volume players. A request is sent as feedback. */
export function PrivateDealsSection() {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [isLoading, startTransition] = useTransition();
  const sum = formatMoney(LEAST_RAKE, 'USD', locale);
  const message = t`I’d like a private deal.\nMonthly rake and fees, in dollars:\nRooms I play at:\nCountry:`;
  return (
    <Card as="section" padding="large">
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={2}>
            <Trans>Private deals</Trans>
          </Heading>
          <Text tone="muted">
            <Trans>
              Do you pay more than {sum} a month in rake and fees? Tell us where you play, and we’ll reply by
              email.
            </Trans>
          </Text>
        </Stack>
        {isOpen ? (
          <Opened>
            <LazyFeedbackForm
              messageLabel={t`Your message`}
              prefilled={{ topic: 'private-deal', message }}
              room={null}
              isAnswerNeeded
            />
          </Opened>
        ) : (
          <Inline>
            <NativeButton
              variant="secondary"
              {...(isLoading ? { icon: <SpinnerMark /> } : {})}
              onPress={() => {
                // The button stays and keeps focus until the code of the form has loaded.
                startTransition(async () => {
                  await LazyFeedbackForm.preload();
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

/** Focuses its first field, because the focused button is removed. */
function Opened({ children }: { readonly children: ReactNode }) {
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    whole.current?.querySelector('textarea')?.focus();
  }, []);
  return <div ref={whole}>{children}</div>;
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { trackingLink } from '#domain/deals.ts';
import type { Deal } from '#queries/deals.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { SponsoredLink } from '#ui/link/sponsored-link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { Text } from '#ui/text/text.tsx';
import { BonusCode, SignificantTerms } from './offer-terms.tsx';

interface PreFlightDialogProps {
  readonly deal: Deal;
  /** `followed`: the room was opened since the dialog was. */
  readonly step: 'closed' | 'open' | 'followed';
  /** The deal ended while the dialog was open. */
  readonly hasEnded: boolean;
  readonly onClose: () => void;
  /** The room was opened in a new tab. */
  readonly onFollow: () => void;
  readonly onReport: () => void;
  /** The player wants to ask us something first. */
  readonly onAsk: () => void;
}

/** Asks what would make a player untracked while that can still be helped, then shows the link. Import it lazily. */
export function PreFlightDialog(props: PreFlightDialogProps) {
  const { deal, step, hasEnded, onClose, onFollow, onReport, onAsk } = props;
  const { t } = useLingui();
  // The answer stays when the dialog is closed, and is sent nowhere.
  const [hasAccount, setHasAccount] = useState('');
  const { name } = deal.room;
  // An account that is opened by a deal that has ended is not tracked.
  const link = hasEnded ? null : trackingLink(deal.tracking_url);
  const isFollowed = step === 'followed';
  return (
    <Dialog
      isOpen={step !== 'closed'}
      onClose={onClose}
      title={isFollowed ? name : t`Before you go`}
      closeLabel={t`Close`}
      {...(link !== null && {
        actions: (
          <>
            {/* Not unmounted when it is clicked: the browser does not follow a link that is gone. */}
            <SponsoredLink
              href={link}
              variant={isFollowed ? 'secondary' : 'primary'}
              newTabLabel={t`opens in a new tab`}
              onFollow={onFollow}
            >
              <Trans>
                Open <bdi>{name}</bdi>
              </Trans>
            </SponsoredLink>
            {isFollowed && (
              <Button onPress={onReport}>
                <Trans>Report your username</Trans>
              </Button>
            )}
          </>
        ),
      })}
    >
      {hasEnded ? (
        <Ended onAsk={onAsk} />
      ) : (
        <Stack gap={5}>
          <Notice intent="positive">
            {isFollowed && (
              <Trans>
                The room is open in a new tab. Register there, then come back and report your username so your
                rake counts.
              </Trans>
            )}
          </Notice>
          {!isFollowed && <ExistingAccount answer={hasAccount} onAnswer={setHasAccount} onAsk={onAsk} />}
          {!isFollowed && <CookieAdvice />}
          {deal.bonus_code !== null && <BonusCode code={deal.bonus_code} />}
          <SignificantTerms terms={deal.terms} />
          {link === null && <UnsafeLink onAsk={onAsk} />}
        </Stack>
      )}
    </Dialog>
  );
}

function Ended({ onAsk }: Pick<PreFlightDialogProps, 'onAsk'>) {
  const { t } = useLingui();
  return (
    <Alert
      intent="caution"
      title={t`This deal has ended`}
      takesFocus
      action={
        <Button variant="secondary" size="small" onPress={onAsk}>
          <Trans>Write to us</Trans>
        </Button>
      }
    >
      <Trans>If you signed up with a deal that has ended, close this and write to us.</Trans>
    </Alert>
  );
}

function CookieAdvice() {
  return (
    <Stack gap={1}>
      <Text as="strong">
        <Trans>Allow cookies and pause your ad blocker</Trans>
      </Text>
      <Text>
        <Trans>
          The room uses a cookie to see that you came from us. If it’s blocked, your rake won’t count, and
          rooms rarely fix that later.
        </Trans>
      </Text>
    </Stack>
  );
}

function UnsafeLink({ onAsk }: Pick<PreFlightDialogProps, 'onAsk'>) {
  const { t } = useLingui();
  return (
    <Alert
      title={t`This link isn’t secure, so we don’t open it.`}
      action={
        <Button variant="secondary" size="small" onPress={onAsk}>
          <Trans>Write to us</Trans>
        </Button>
      }
    />
  );
}

interface ExistingAccountProps {
  readonly answer: string;
  readonly onAnswer: (answer: string) => void;
  readonly onAsk: () => void;
}

function ExistingAccount({ answer, onAnswer, onAsk }: ExistingAccountProps) {
  const { t } = useLingui();
  return (
    <Stack gap={3}>
      <RadioGroup
        name="has_account"
        label={t`Do you already have an account there?`}
        options={[
          { value: 'no', label: t({ message: 'No', context: 'has an account' }) },
          { value: 'yes', label: t({ message: 'Yes', context: 'has an account' }) },
        ]}
        value={answer}
        onValueChange={onAnswer}
      />
      <Notice
        intent="caution"
        action={
          <Button variant="secondary" size="small" onPress={onAsk}>
            <Trans>Write to us</Trans>
          </Button>
        }
      >
        {answer === 'yes' && (
          <Trans>
            We can only track accounts opened through our link, and most rooms forbid a second account. Write
            to us before you go on.
          </Trans>
        )}
      </Notice>
    </Stack>
  );
}

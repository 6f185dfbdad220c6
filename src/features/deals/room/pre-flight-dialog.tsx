import { Trans, useLingui } from '@lingui/react/macro';

import type { Deal } from '#sdk/generated/model/deal.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SponsoredLink } from '#ui/link/sponsored-link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Text } from '#ui/text/text.tsx';
import { BonusCode } from './parts/bonus-code.tsx';
import { ExistingAccount } from './parts/existing-account.tsx';
import { SignificantTerms } from './parts/significant-terms.tsx';
import type { PreFlight } from './use-pre-flight.ts';
import { trackingLink } from './tracking-link.ts';

interface PreFlightDialogProps {
  readonly deal: Deal;
  /** It ended while the dialog was open. */
  readonly hasEnded: boolean;
  readonly preFlight: PreFlight;
  /** The room was opened in a new tab. */
  readonly onOpened: () => void;
  readonly onReport: () => void;
  /** The player wants to ask us something first. */
  readonly onAsk: () => void;
}

/** What makes a player untracked, asked while it can still be helped, and then the link. Import this file lazily. */
export function PreFlightDialog(props: PreFlightDialogProps) {
  const { deal, hasEnded, preFlight, onOpened, onReport, onAsk } = props;
  const { t } = useLingui();
  const { name } = deal.room;
  // An account that is opened by a deal that has ended is not tracked.
  const link = hasEnded ? null : trackingLink(deal.tracking_url);
  const follow = () => {
    onOpened();
    preFlight.follow();
  };
  const { isFollowed } = preFlight;
  return (
    <Dialog
      isOpen={preFlight.isOpen}
      onClose={preFlight.close}
      title={isFollowed ? t`What comes next` : t`Before you go`}
      closeLabel={t`Close`}
      {...(link !== null && {
        actions: (
          <>
            {/* Stays where it is when it is clicked: the browser does not follow a link that is gone. */}
            <SponsoredLink
              href={link}
              variant={isFollowed ? 'secondary' : 'primary'}
              newTabLabel={t`opens in a new tab`}
              onFollow={follow}
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
        <Ended title={deal.title} onAsk={onAsk} />
      ) : (
        <Stack gap={5}>
          <Notice intent="positive">
            {isFollowed && (
              <Trans>
                The room is open in a new tab. Register there, then come back and report your username, so
                that your rake counts.
              </Trans>
            )}
          </Notice>
          {!isFollowed && (
            <ExistingAccount answer={preFlight.hasAccount} onAnswer={preFlight.answer} onAsk={onAsk} />
          )}
          {!isFollowed && <CookieAdvice />}
          {deal.bonus_code !== null && <BonusCode code={deal.bonus_code} />}
          <SignificantTerms terms={deal.terms} />
          {link === null && <UnsafeLink onAsk={onAsk} />}
        </Stack>
      )}
    </Dialog>
  );
}

function Ended({ title, onAsk }: { readonly title: string } & Pick<PreFlightDialogProps, 'onAsk'>) {
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
      <Trans>
        “<bdi>{title}</bdi>” cannot be taken any more. If you opened an account through it already, write to
        us.
      </Trans>
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
          The room sees by a cookie that you come from us. Without it your rake is not counted, and that can
          almost never be repaired.
        </Trans>
      </Text>
    </Stack>
  );
}

function UnsafeLink({ onAsk }: Pick<PreFlightDialogProps, 'onAsk'>) {
  const { t } = useLingui();
  return (
    <Alert
      title={t`We do not open this link.`}
      action={
        <Button variant="secondary" size="small" onPress={onAsk}>
          <Trans>Write to us</Trans>
        </Button>
      }
    >
      <Trans>Its address is not a secure one. Tell us, and we send you the right link.</Trans>
    </Alert>
  );
}

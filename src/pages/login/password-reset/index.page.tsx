import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

import { StepHeading } from '#features/auth/step-heading/step-heading.tsx';
import { CheckInbox, RequestForm } from '#features/auth/password-reset-request/password-reset-request.tsx';
import { usePasswordResetRequest } from '#features/auth/password-reset-request/password-reset-request.flow.ts';
import { draftNameOf, readDraft, writeDraft } from '#lib/drafts.ts';
import { rememberResetTargets } from '#lib/pending-login.ts';
import { routes } from '#routes.ts';
import { MailIcon } from '#ui/icons/icons.ts';
import { Card, Container, Stack } from '#ui/layout/layout.tsx';
import { useTitle } from '../../use-title.ts';
import { BackToLogin } from './back-to-login.tsx';

/** Keeps the address for a reload of this tab. It is deleted after a login. */
const DRAFT = draftNameOf(null, 'password-reset');

/** Requests a password reset link. Shows the same result for known and unknown addresses. */
export function PasswordResetPage({ query }: { readonly query: string }) {
  const { t } = useLingui();
  const { email, back_url, auth_url, status } = routes.passwordReset.search(query);
  const [typed] = useState(() => (status === 'success' ? readDraft(DRAFT).get('email') : undefined));
  const known = email ?? (typeof typed === 'string' ? typed : '');
  const request = usePasswordResetRequest({ email: status === 'success' ? '' : known, earlier: status });
  const isInboxToBeChecked = request.screen === 'checkInbox';
  const mailedTo = isInboxToBeChecked ? request.email : '';
  useTitle(isInboxToBeChecked ? t`Check your inbox` : null);
  const [, navigate] = useLocation();

  useEffect(() => {
    if (mailedTo === '') return;
    rememberResetTargets({ back_url, auth_url });
    writeDraft(DRAFT, { email: mailedTo });
    // After a reload the page still shows that the mail was sent, and sends no other. The history entry does not need the
    // person's address for that.
    navigate(routes.passwordReset.href({ status: 'success', back_url, auth_url }), { replace: true });
  }, [mailedTo, back_url, auth_url, navigate]);

  const changeAddress = () => {
    request.reopenAddress();
    navigate(routes.passwordReset.href({ back_url, auth_url }), { replace: true });
  };
  return (
    <Container width="narrow">
      <Stack gap={5}>
        <Card padding="large">
          {isInboxToBeChecked ? (
            <CheckInbox request={request} onChangeAddress={changeAddress} />
          ) : (
            <Stack gap={6}>
              <StepHeading
                icon={<MailIcon />}
                title={<Trans>Reset your password</Trans>}
                text={
                  <Trans>
                    We’ll email you a link. It works for 10 minutes and replaces any earlier link.
                  </Trans>
                }
              />
              <RequestForm request={request} email={request.email === '' ? known : request.email} />
            </Stack>
          )}
        </Card>
        <BackToLogin onward={{ back_url, auth_url, email: request.email === '' ? email : request.email }} />
      </Stack>
    </Container>
  );
}

import { useEffect, useEffectEvent, useState } from 'react';

import type { EmailChangeSubmission } from '#machines/email-change/email-change.contract.ts';
import { emailChangeMachine } from '#machines/email-change/email-change.machine.ts';
import {
  selectCorrection,
  selectFailure,
  selectCancelling,
  selectIsCancelled,
  selectIsExpired,
  selectIsNotCancelled,
  selectIsRequested,
  selectIsSubmitting,
  selectMinutesLeft,
  selectNews,
  selectPending,
} from '#machines/email-change/email-change.selectors.ts';
import { useMachine } from '#inspection/use-machine.ts';
import { emailChangeActors } from './email-change.actors.ts';
import { pendingUntil } from './pending-until.ts';

const machine = emailChangeMachine.provide({ actors: emailChangeActors });

/** What the account tells of a change that waits for its confirmation. */
export interface Unconfirmed {
  readonly unconfirmed_email: string | null;
  readonly unconfirmed_email_expires_at: string | null;
}

/** The email-change flow with its ports filled. It follows the account, and tells when the account should be read anew. */
export function useEmailChange(account: Unconfirmed, onOutdated: () => void) {
  const [input] = useState(() => ({ pending: pendingOf(account) }));
  const [snapshot, send] = useMachine(machine, { input });
  const { unconfirmed_email, unconfirmed_email_expires_at } = account;
  const news = selectNews(snapshot);

  useEffect(() => {
    const pending = pendingOf({ unconfirmed_email, unconfirmed_email_expires_at });
    send({ type: 'account.read', pending });
  }, [send, unconfirmed_email, unconfirmed_email_expires_at]);

  const tellOutdated = useEffectEvent(onOutdated);
  useEffect(() => {
    if (news !== null) tellOutdated();
  }, [news]);

  return {
    failure: selectFailure(snapshot),
    isSubmitting: selectIsSubmitting(snapshot),
    isRequested: selectIsRequested(snapshot),
    isExpired: selectIsExpired(snapshot),
    cancelling: selectCancelling(snapshot),
    isNotCancelled: selectIsNotCancelled(snapshot),
    isCancelled: selectIsCancelled(snapshot),
    /** The address that goes back into the form to be corrected. */
    correction: selectCorrection(snapshot),
    /** The address that closes the form; null while it is open. */
    pending: selectPending(snapshot),
    minutesLeft: selectMinutesLeft(snapshot),
    submit: (submission: EmailChangeSubmission) => {
      send({ type: 'emailChange.submitted', ...submission });
    },
    cancel: () => {
      send({ type: 'emailChange.cancelled' });
    },
    correct: () => {
      send({ type: 'emailChange.corrected' });
    },
  };
}

export type EmailChangeFlow = ReturnType<typeof useEmailChange>;

function pendingOf({ unconfirmed_email, unconfirmed_email_expires_at }: Unconfirmed) {
  if (unconfirmed_email === null || unconfirmed_email_expires_at === null) return null;
  const pending = pendingUntil(unconfirmed_email, unconfirmed_email_expires_at);
  return pending.msLeft > 0 ? pending : null;
}

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';

import type {
  ReportDetails,
  UsernameReportInput,
} from '#machines/username-report/username-report.contract.ts';
import { usernameReportMachine } from '#machines/username-report/username-report.machine.ts';
import {
  selectDeal,
  selectFailure,
  selectIsSubmitting,
  selectReport,
} from '#machines/username-report/username-report.selectors.ts';
import { useMachine } from '#inspection/use-machine.ts';
import { roomAccountsQuery } from '#queries/room-accounts.ts';
import { usernameReportActors } from './username-report.actors.ts';

const machine = usernameReportMachine.provide({ actors: usernameReportActors });

/** The username-report flow with its ports filled. The list of the player's reports follows it. */
export function useUsernameReport(given: UsernameReportInput) {
  const [input] = useState(given);
  const [snapshot, send] = useMachine(machine, { input });
  const client = useQueryClient();
  const report = selectReport(snapshot);
  const failure = selectFailure(snapshot);
  const isListOutdated = report !== null || failure?.code === 'alreadyReported';

  useEffect(() => {
    if (isListOutdated) void client.invalidateQueries(roomAccountsQuery());
  }, [client, isListOutdated]);

  return {
    deal: selectDeal(snapshot),
    report,
    failure,
    isSubmitting: selectIsSubmitting(snapshot),
    submit: (deal: number, details: ReportDetails) => {
      // Whatever told of the choice before: what stands in the form is what the player sees.
      send({ type: 'deal.chosen', deal });
      send({ type: 'report.submitted', ...details });
    },
    reopen: useCallback(() => {
      send({ type: 'form.reopened' });
    }, [send]),
  };
}

export type UsernameReportFlow = ReturnType<typeof useUsernameReport>;

import { accountDeletionMachine } from '#machines/account-deletion/account-deletion.machine.ts';
import {
  selectFailure,
  selectIsConsidered,
  selectIsDeleted,
  selectIsDeleting,
} from '#machines/account-deletion/account-deletion.selectors.ts';
import { useMachine } from '#inspection/use-machine.ts';
import { accountDeletionActors } from './account-deletion.actors.ts';

const machine = accountDeletionMachine.provide({ actors: accountDeletionActors });

export function useAccountDeletion() {
  const [snapshot, send] = useMachine(machine);
  return {
    isConsidered: selectIsConsidered(snapshot),
    isDeleting: selectIsDeleting(snapshot),
    isDeleted: selectIsDeleted(snapshot),
    failure: selectFailure(snapshot),
    consider: () => {
      send({ type: 'deletion.considered' });
    },
    confirm: () => {
      send({ type: 'deletion.confirmed' });
    },
    abandon: () => {
      send({ type: 'deletion.abandoned' });
    },
  };
}

export type AccountDeletionFlow = ReturnType<typeof useAccountDeletion>;

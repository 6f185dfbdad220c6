import { useState } from 'react';

import type { Deal } from '#sdk/generated/model/deal.ts';

export interface PreFlight {
  /** The deal that was last considered; it stays while the dialog goes. */
  readonly deal: Deal | null;
  readonly isOpen: boolean;
  /** Whether the player has an account at the room already; empty until they say so. Nobody else is told. */
  readonly hasAccount: string;
  /** The room was opened since the dialog was. */
  readonly isFollowed: boolean;
  readonly open: (deal: Deal) => void;
  readonly close: () => void;
  readonly answer: (hasAccount: string) => void;
  readonly follow: () => void;
}

/** Where a player is on the way out. An answer stays when the dialog is closed. */
export function usePreFlight(): PreFlight {
  const [deal, setDeal] = useState<Deal | null>(null);
  const [step, setStep] = useState<'closed' | 'open' | 'followed'>('closed');
  const [hasAccount, answer] = useState('');
  return {
    deal,
    isOpen: step !== 'closed',
    isFollowed: step === 'followed',
    hasAccount,
    answer,
    open: (considered) => {
      setDeal(considered);
      setStep('open');
    },
    close: () => {
      setStep('closed');
    },
    follow: () => {
      setStep('followed');
    },
  };
}

import { msg } from '@lingui/core/macro';

import { routes } from '#routes.ts';
import type { QuestionGroup } from '../question.ts';

export const edgeQuestions: QuestionGroup = {
  id: 'edge',
  title: msg`Edge`,
  questions: [
    {
      id: 'how-is-edge-counted',
      question: msg`How is Edge counted?`,
      answer: [
        msg`The room reports your rake (GGR) and your net rake (NGR). Net rake times the Edge multiplier of your deal is the Edge you earn. We take nothing off it.`,
        msg`Each room counts rake in its own way. The rule stands on the page of the room.`,
      ],
    },
    {
      id: 'net-rake',
      question: msg`What is net rake?`,
      answer: [
        msg`Net rake (NGR) is what a room counts of the rake and fees you pay, after its own deductions, for example for bonuses. It can be less than you pay.`,
        msg`We count with the net rake that the room reports, and take nothing off it. You see both amounts beside each other in your earnings.`,
      ],
    },
    {
      id: 'when-is-edge-credited',
      question: msg`When is my Edge credited?`,
      answer: [
        msg`Daily, once the room has confirmed its report. Until then it is earned, but not yet credited.`,
      ],
    },
    {
      id: 'corrections',
      question: msg`Why did my Edge get less?`,
      answer: [
        msg`You redeemed some, or the room corrected an earlier report. A correction is a line of its own, with its reason and its date.`,
      ],
    },
    {
      id: 'is-edge-money',
      question: msg`Is Edge money?`,
      answer: [
        msg`No. It cannot be bought, sold, paid out or passed on. You can redeem it for a solver subscription, and for nothing else.`,
      ],
      link: { href: `${routes.termsOfService.href()}#edge`, label: msg`What our terms say` },
    },
    {
      id: 'rakeback',
      question: msg`Do I get the room’s own bonus and rakeback too?`,
      answer: [
        msg`Yes, by the terms of the room. Deposit bonuses and rakeback come from the room; Edge comes from us, on top.`,
      ],
    },
  ],
};

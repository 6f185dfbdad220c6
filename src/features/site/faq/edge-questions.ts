import { msg } from '@lingui/core/macro';

import { firstSubscriptionRule } from '#i18n/plan-messages.ts';
import { routes } from '#routes.ts';
import type { QuestionGroup } from './matching-questions.ts';

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

export const redeemingQuestions: QuestionGroup = {
  id: 'redeeming',
  title: msg`Redeeming`,
  questions: [
    {
      id: 'what-can-i-get',
      question: msg`What can I redeem Edge for?`,
      answer: [
        msg`A solver subscription in one of three plans. Starter has all preflop solutions and 50 hands a month to analyze.`,
        msg`Premium adds postflop at all depths and 100,000 hands a month. Elite adds AI custom solving, nodelocking and 150,000 hands a month.`,
      ],
    },
    {
      id: 'how-long-until-the-subscription',
      question: msg`When does my subscription start?`,
      answer: [msg`Allow up to 24 hours. If one is running already, it is extended.`],
    },
    {
      id: 'which-email',
      question: msg`Which email do I give?`,
      answer: [
        msg`That of your account at the solver service. Check it twice: the subscription goes to whoever owns the address.`,
      ],
    },
    {
      id: 'redemption-failed',
      question: msg`What happens when a redemption fails?`,
      answer: [msg`Your Edge comes back, and you see the reason. Correct what was wrong and try again.`],
    },
    {
      id: 'first-discount',
      question: msg`How do I get 50% off the first subscription?`,
      answer: [firstSubscriptionRule],
    },
  ],
};

import { msg } from '@lingui/core/macro';

import { failedRedemption } from '#i18n/plan-messages.ts';
import { routes } from '#routes.ts';
import type { Question, QuestionGroup } from './matching-questions.ts';

export const edgeCredited: Question = {
  id: 'when-is-edge-credited',
  question: msg`When do I get my Edge?`,
  answer: [
    msg`Daily, once the room has confirmed its report. Until then, it’s earned but not credited. If a day is missing, write to us and say which one.`,
  ],
};

export const edgeQuestions: QuestionGroup = {
  id: 'edge',
  title: msg`Edge`,
  questions: [
    {
      id: 'how-is-edge-counted',
      question: msg`How do you calculate Edge?`,
      answer: [
        msg`Your net rake times the deal’s Edge multiplier. We take nothing off it. Each room counts rake its own way, and its page shows the rule.`,
      ],
    },
    {
      id: 'net-rake',
      question: msg`What is net rake?`,
      answer: [
        msg`Net rake (NGR) is your rake and fees (GGR) after the room’s own deductions, such as bonuses. Your earnings show both.`,
      ],
    },
    edgeCredited,
    {
      id: 'corrections',
      question: msg`Why did my Edge go down?`,
      answer: [
        msg`You redeemed some, or a room corrected an earlier report. Your history shows each correction with its date and reason.`,
      ],
    },
    {
      id: 'is-edge-money',
      question: msg`Is Edge money?`,
      answer: [
        msg`No. You can’t buy it, sell it, cash it out or pass it on. You can only redeem it for a solver plan.`,
      ],
      link: { href: `${routes.termsOfService.href()}#edge`, label: msg`What our terms say` },
    },
    {
      id: 'rakeback',
      question: msg`Do I also get the room’s bonus and rakeback?`,
      answer: [msg`Yes, under the room’s terms. Edge comes from us, on top.`],
    },
  ],
};

export const planStart: Question = {
  id: 'when-does-my-plan-start',
  question: msg`When does my plan start?`,
  answer: [
    msg`Allow up to 24 hours. If you already have a plan, we extend it. If it takes longer, write to us with the email of your solver account.`,
  ],
};

export const redeemingQuestions: QuestionGroup = {
  id: 'redeeming',
  title: msg`Redeeming`,
  questions: [
    planStart,
    {
      id: 'which-email',
      question: msg`Which email do I enter?`,
      answer: [msg`The email of your solver account. Check it twice: whoever owns that email gets the plan.`],
    },
    {
      id: 'redemption-failed',
      question: msg`What if a redemption fails?`,
      answer: [failedRedemption],
    },
  ],
};

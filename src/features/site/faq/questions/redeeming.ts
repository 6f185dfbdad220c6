import { msg } from '@lingui/core/macro';

import { firstSubscriptionRule } from '#i18n/plan-messages.ts';
import type { QuestionGroup } from '../question.ts';

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

import { msg } from '@lingui/core/macro';

import { routes } from '#routes.ts';
import type { QuestionGroup } from '../question.ts';

export const startQuestions: QuestionGroup = {
  id: 'start',
  title: msg`Getting started`,
  questions: [
    {
      id: 'what-is-this',
      question: msg`What is Rakeback Wizard?`,
      answer: [
        msg`You sign up at a partner poker room through this site. For the rake you pay there you earn Edge, our reward, on top of what the room gives you.`,
        msg`You redeem Edge for a subscription to a poker solver: Starter, Premium or Elite.`,
      ],
    },
    {
      id: 'cost',
      question: msg`What does it cost me?`,
      answer: [
        msg`Nothing. The rooms pay us for players we send. This changes neither the rake you pay nor what the room offers you.`,
      ],
      link: { href: routes.aboutUs.href(), label: msg`How we are paid` },
    },
    {
      id: 'how-to-join-a-room',
      question: msg`How do I join a room?`,
      answer: [
        msg`Open the room’s page under Deals and follow its link, which opens in a new tab. Register there, with the bonus code if one is shown.`,
        msg`Then come back and report your username. Allow cookies and switch off blockers for it, or the room may not count you for us.`,
      ],
      link: { href: routes.deals.href(), label: msg`See the deals` },
    },
    {
      id: 'existing-account',
      question: msg`I have an account at the room already. Can it be connected?`,
      answer: [
        msg`Usually not. A room counts you for us only when the account was opened through our link. In most cases this cannot be repaired later.`,
        msg`If you opened it a short time ago, ask us before you play.`,
      ],
      link: { href: routes.support.href(), label: msg`Ask us` },
    },
    {
      id: 'which-rooms',
      question: msg`Why do I not see every room?`,
      answer: [
        msg`We show the deals that are open to the country you connect from. The country of residence in your profile does not change that.`,
      ],
    },
    {
      id: 'private-deals',
      question: msg`I play a lot. Is there more for me?`,
      answer: [
        msg`If you pay more than $2,000 a month in rake and fees, write to us and ask for a private deal. Tell us where and what you play.`,
      ],
      link: { href: routes.support.href(), label: msg`Ask for a private deal` },
    },
  ],
};

import { msg } from '@lingui/core/macro';

import { helpHref, routes } from '#routes.ts';
import { edgeQuestions, redeemingQuestions } from './edge-questions.ts';
import type { QuestionGroup } from './matching-questions.ts';

const startQuestions: QuestionGroup = {
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

const reportQuestions: QuestionGroup = {
  id: 'reports',
  title: msg`Reporting your username`,
  questions: [
    {
      id: 'why-report',
      question: msg`Why do I have to report my username?`,
      answer: [
        msg`It is how we find your play in the room’s reports. Without it we do not know that the rake is yours.`,
      ],
    },
    {
      id: 'review-time',
      question: msg`How long does the review take?`,
      answer: [
        msg`Under 72 hours. We write to you by email when your account is connected, or tell you what is missing.`,
      ],
    },
    {
      id: 'report-refused',
      question: msg`My report was refused. What now?`,
      answer: [
        msg`The reason stands beside the report. Often the name is spelled differently at the room. Correct it and send it again.`,
      ],
    },
    {
      id: 'several-rooms',
      question: msg`May I join several rooms?`,
      answer: [
        msg`Yes, as many as are open to you. Report one username for each. The Edge from all of them adds up in one balance.`,
      ],
    },
  ],
};

const settings = { href: routes.settings.href(), label: msg`Open settings` };

const accountQuestions: QuestionGroup = {
  id: 'account',
  title: msg`Your account`,
  questions: [
    {
      id: 'verification-email',
      question: msg`The verification email does not arrive.`,
      answer: [msg`Look in your spam folder. A link works for 10 minutes, and only the newest one counts.`],
      link: { href: routes.verifyEmail.href(), label: msg`Send a new email` },
    },
    {
      id: 'forgot-password',
      question: msg`I forgot my password.`,
      answer: [msg`We send you a link to choose a new one. It works once, and for 10 minutes.`],
      link: { href: routes.passwordReset.href(), label: msg`Reset your password` },
    },
    {
      id: 'change-email',
      question: msg`How do I change my email?`,
      answer: [
        msg`In your settings. The new address counts once you have opened the link that we send to it, while you are logged in.`,
      ],
      link: settings,
    },
    {
      id: 'my-data',
      question: msg`How do I get a copy of my data?`,
      answer: [msg`Your account page saves all of it as one file.`],
      link: { href: routes.account.href(), label: msg`Open your account page` },
    },
    {
      id: 'delete-account',
      question: msg`How do I delete my account?`,
      answer: [
        msg`At the end of your settings. It is permanent, and all Edge in it is lost. Your accounts at the rooms stay as they are.`,
      ],
      link: settings,
    },
  ],
};

const playQuestions: QuestionGroup = {
  id: 'responsible-play',
  title: msg`Playing responsibly`,
  questions: [
    {
      id: 'who-helps',
      question: msg`I worry about my play. Who helps?`,
      answer: [
        msg`A free and independent service; our support page names one for your country. Rooms let you set limits, take a break, or exclude yourself.`,
      ],
      link: { href: helpHref, label: msg`Find help` },
    },
    {
      id: 'stop-offers',
      question: msg`How do I stop your offers and news?`,
      answer: [msg`With one switch, on the support page or in your settings. They stop at once.`],
      link: { href: `${routes.support.href()}#marketing`, label: msg`Stop offers and news` },
    },
    {
      id: 'age',
      question: msg`How old do I have to be?`,
      answer: [msg`At least 18, or older where your law asks for it. In some countries that is 20 or 21.`],
    },
  ],
};

/** In the order in which players meet the subjects. */
export const questionGroups: readonly QuestionGroup[] = [
  startQuestions,
  reportQuestions,
  edgeQuestions,
  redeemingQuestions,
  accountQuestions,
  playQuestions,
];

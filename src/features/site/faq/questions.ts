import { msg } from '@lingui/core/macro';

import { affiliateDisclosure } from '#i18n/deal-messages.ts';
import { helpHref, howWeArePaidHref, routes } from '#routes.ts';
import { edgeCredited, edgeQuestions, planStart, redeemingQuestions } from './edge-questions.ts';
import type { Question, QuestionGroup } from './matching-questions.ts';

const startQuestions: QuestionGroup = {
  id: 'start',
  title: msg`Getting started`,
  questions: [
    {
      id: 'what-is-this',
      question: msg`What is Rakeback Wizard?`,
      answer: [
        msg`You join a poker room through us and earn Edge for the rake you pay there, on top of what the room gives you. You redeem Edge for a poker solver plan: Starter, Premium or Elite.`,
      ],
    },
    {
      id: 'cost',
      question: msg`Who pays for this?`,
      answer: [affiliateDisclosure],
      link: { href: howWeArePaidHref, label: msg`How we’re paid` },
    },
    {
      id: 'how-to-join-a-room',
      question: msg`How do I join a room?`,
      answer: [
        msg`Allow cookies and turn off ad blockers, or your rake may not count. Open a room under Deals and follow its link. Register there, with the bonus code if you see one. Then come back and report your username.`,
      ],
      link: { href: routes.deals.href(), label: msg`See the deals` },
    },
    {
      id: 'existing-account',
      question: msg`I already have an account at the room. Can you connect it?`,
      answer: [
        msg`Usually not. Your rake counts only if you opened the account through our link, and rooms rarely fix that later. If your account is new, ask us before you play.`,
      ],
      link: { href: routes.support.href(), label: msg`Ask us` },
    },
    {
      id: 'which-rooms',
      question: msg`Why don’t I see every room?`,
      answer: [
        msg`You see the deals for the country you connect from. The country in your profile doesn’t change that.`,
      ],
    },
  ],
};

const reviewTime: Question = {
  id: 'review-time',
  question: msg`How long do you need to check my username?`,
  answer: [
    msg`Under 72 hours. We email you when your account is connected or something is missing. If it takes longer, write to us with the room and the username.`,
  ],
};

const reportQuestions: QuestionGroup = {
  id: 'reports',
  title: msg({ message: 'Reporting your username', context: 'heading of questions' }),
  questions: [
    {
      id: 'why-report',
      question: msg`Why do I report my username?`,
      answer: [msg`It’s how we find your rake in the room’s reports. Without it, we can’t credit your Edge.`],
    },
    reviewTime,
    {
      id: 'report-refused',
      question: msg`You refused my report. What now?`,
      answer: [
        msg`Read the reason beside the report. Often the username is spelled differently at the room. Correct it and send it again.`,
      ],
    },
    {
      id: 'several-rooms',
      question: msg`Can I join several rooms?`,
      answer: [msg`Yes. Report your username at each one. All your Edge goes into one balance.`],
    },
  ],
};

const verificationEmail: Question = {
  id: 'verification-email',
  question: msg`I didn’t get the verification email.`,
  answer: [msg`Check your spam folder. A link works for 10 minutes, and only the newest one counts.`],
  link: { href: routes.verifyEmail.href(), label: msg`Send another email` },
};

const noLogin: Question = {
  id: 'no-login',
  question: msg`I can’t log in.`,
  answer: [
    msg`Verify your email first, then check your email and password. If you forgot your password, we’ll send you a link to choose a new one.`,
  ],
  link: { href: routes.passwordReset.href(), label: msg`Reset your password` },
};

const accountQuestions: QuestionGroup = {
  id: 'account',
  title: msg`Your account`,
  questions: [
    verificationEmail,
    noLogin,
    {
      id: 'delete-account',
      question: msg`How do I delete my account?`,
      answer: [
        msg`At the end of your settings. You lose all your Edge for good. Your accounts at the rooms stay open.`,
      ],
      link: { href: routes.settings.href(), label: msg`Open settings` },
    },
  ],
};

const playQuestions: QuestionGroup = {
  id: 'responsible-play',
  title: msg`Playing responsibly`,
  questions: [
    {
      id: 'who-helps',
      question: msg`I’m worried about my play. Who helps?`,
      answer: [
        msg`A free and independent service in your country. You can also ask your room for limits, a break or a ban.`,
      ],
      link: { href: helpHref, label: msg`Find help` },
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

/** The questions of somebody who waits for something. */
export const commonProblems: readonly Question[] = [
  verificationEmail,
  noLogin,
  reviewTime,
  edgeCredited,
  planStart,
];

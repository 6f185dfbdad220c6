import { msg } from '@lingui/core/macro';

import { routes } from '#routes.ts';
import type { QuestionGroup } from '../question.ts';

const settings = { href: routes.settings.href(), label: msg`Open settings` };

export const accountQuestions: QuestionGroup = {
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

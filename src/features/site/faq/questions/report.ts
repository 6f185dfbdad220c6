import { msg } from '@lingui/core/macro';

import type { QuestionGroup } from '../question.ts';

export const reportQuestions: QuestionGroup = {
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

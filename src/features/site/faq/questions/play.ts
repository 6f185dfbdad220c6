import { msg } from '@lingui/core/macro';

import { helpHref, routes } from '#routes.ts';
import type { QuestionGroup } from '../question.ts';

export const playQuestions: QuestionGroup = {
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

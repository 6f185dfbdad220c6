import type { MessageDescriptor } from '@lingui/core';
import { expect, it } from 'vitest';

import { matchingQuestions, type QuestionGroup } from './matching-questions.ts';
import { questionGroups } from './questions.ts';

const message = (text: string): MessageDescriptor => ({ id: text, message: text });
const say = ({ message: text = '' }: MessageDescriptor) => text;

const groups: readonly QuestionGroup[] = [
  {
    id: 'play',
    title: message('Play'),
    questions: [
      { id: 'cafe', question: message('Where is the Café?'), answer: [message('In Malmö.')] },
      {
        id: 'rake',
        question: message('What is rake?'),
        answer: [message('A fee.'), message('Of each pot.')],
      },
    ],
  },
  {
    id: 'edge',
    title: message('Edge'),
    questions: [{ id: 'edge', question: message('What is Edge?'), answer: [message('A reward for rake.')] }],
  },
];

it.each([
  ['', ['cafe', 'rake', 'edge']],
  ['  ', ['cafe', 'rake', 'edge']],
  ['cafe', ['cafe']],
  ['CAFÉ', ['cafe']],
  ['cafe\u0301', ['cafe']],
  ['malmo', ['cafe']],
  ['rake', ['rake', 'edge']],
  ['pot what', ['rake']],
  ['rake malmo', []],
])('“%s” finds %o', (wanted, ids) => {
  const found = matchingQuestions(groups, wanted, say);
  expect(found.flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual(ids);
});

it('no group without a question is left', () => {
  expect(matchingQuestions(groups, 'malmo', say).map(({ id }) => id)).toEqual(['play']);
});

it('every question and group has an anchor of its own', () => {
  const ids = questionGroups.flatMap(({ id, questions }) => [id, ...questions.map((one) => one.id)]);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

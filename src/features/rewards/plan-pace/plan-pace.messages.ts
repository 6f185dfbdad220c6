import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

import type { Wait, WaitUnit } from './pace.ts';

/** @param days the number of days that the pace is based on */
export function waitMessage(wait: Wait, days: number): MessageDescriptor {
  switch (wait.kind) {
    case 'range':
      return RANGE[wait.unit](wait.from, wait.to, days);
    case 'atLeast':
      return AT_LEAST[wait.unit](wait.from, days);
    case 'moreThanTwoYears':
      return msg`More than two years at your pace of the last ${days} days.`;
  }
}

const RANGE: Readonly<Record<WaitUnit, (from: number, to: number, days: number) => MessageDescriptor>> = {
  day: (from, to, days) =>
    msg`About ${from} to ${plural(to, { one: '# day', other: '# days' })} at your pace of the last ${days} days.`,
  week: (from, to, days) =>
    msg`About ${from} to ${plural(to, { one: '# week', other: '# weeks' })} at your pace of the last ${days} days.`,
  month: (from, to, days) =>
    msg`About ${from} to ${plural(to, { one: '# month', other: '# months' })} at your pace of the last ${days} days.`,
};

const AT_LEAST: Readonly<Record<WaitUnit, (from: number, days: number) => MessageDescriptor>> = {
  day: (from, days) =>
    msg`About ${plural(from, { one: '# day', other: '# days' })} or far more at your pace of the last ${days} days.`,
  week: (from, days) =>
    msg`About ${plural(from, { one: '# week', other: '# weeks' })} or far more at your pace of the last ${days} days.`,
  month: (from, days) =>
    msg`About ${plural(from, { one: '# month', other: '# months' })} or far more at your pace of the last ${days} days.`,
};

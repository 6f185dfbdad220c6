import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { Wait, WaitUnit } from './pace.ts';

export function waitMessage(wait: Wait, locale: string): MessageDescriptor {
  switch (wait.kind) {
    case 'range': {
      const time = formatOf(wait.unit, locale).formatRange(wait.from, wait.to);
      return msg`About ${time}`;
    }
    case 'atLeast': {
      const time = formatOf(wait.unit, locale).format(wait.from);
      return msg`About ${time} or much longer`;
    }
    case 'moreThanTwoYears':
      return msg`More than two years`;
  }
}

/** `4–5 weeks` */
function formatOf(unit: WaitUnit, locale: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
}

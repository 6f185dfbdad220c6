import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

import type { TimeLeft } from '#lib/time-left.ts';

export function timeLeftMessage({ unit, count }: TimeLeft): MessageDescriptor {
  return unit === 'hour'
    ? msg`${plural(count, { one: '# hour left.', other: '# hours left.' })}`
    : msg`${plural(count, { one: '# minute left.', other: '# minutes left.' })}`;
}

import type { visitorStates } from '#pacts/states/visitors.ts';
import { operations } from '#api-spec/description.ts';
import { blockedRegion, servedRegion, tooManyRequests } from '../../answers.ts';
import type { MockedStates } from '../mocked-state.ts';

export const visitors: MockedStates<keyof typeof visitorStates> = {
  'an operation is rate limited': ({ operation, retry_after_seconds }) => ({
    handlers: [tooManyRequests(mockPath(operation), retry_after_seconds)],
  }),
  'the visitor is in a served country': ({ country }) => ({ handlers: [servedRegion(country)] }),
  'the region of the visitor is blocked': ({ country }) => ({ handlers: [blockedRegion(country)] }),
};

/** For example `account/email/verify/confirm/:uidb64/:token/`. */
function mockPath(operation: string): string {
  const path = operations().find(({ id }) => id === operation)?.path ?? '';
  return path.replace('/api/v1/', '').replaceAll(/\{(\w+)\}/g, ':$1');
}

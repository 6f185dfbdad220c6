import type { DeadLink } from '#machines/password-reset/password-reset.failures.ts';
import { FormFailure } from '#forms/form-failure.tsx';
import { deadLinkReasons, linkDead } from './password-reset.messages.ts';

/** For a link that the server refused, or that was not even worth asking about. */
export function DeadLinkAlert({ code }: DeadLink) {
  return <FormFailure sentence={linkDead} reason={deadLinkReasons[code]} />;
}

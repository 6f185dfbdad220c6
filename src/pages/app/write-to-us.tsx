import { useLingui } from '@lingui/react/macro';
import { LazyFeedbackForm } from '#features/site/feedback/lazy-feedback-form.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';

interface WriteToUsProps {
  /** The slug of the room that it is about, or null. */
  readonly room: string | null;
  /** Each topic keeps a draft of its own. */
  readonly topic: string;
  /** All that somebody needs to know, so that nobody has to ask back. */
  readonly message: string;
}

/** A message to us about something that is overdue, begun for the member. */
export function WriteToUs({ room, topic, message }: WriteToUsProps) {
  const { t } = useLingui();
  return (
    <Disclosure showLabel={t`Write to us about it`} hideLabel={t`Close the message`}>
      <LazyFeedbackForm messageLabel={t`Your message`} room={room} prefilled={{ topic, message }} />
    </Disclosure>
  );
}

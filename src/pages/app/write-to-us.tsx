import { useLingui } from '@lingui/react/macro';
import { LazyFeedbackForm } from '#features/site/feedback/lazy-feedback-form.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';

interface WriteToUsProps {
  /** The slug of the room that the message is about, or null. */
  readonly room: string | null;
  /** Each topic has its own draft. */
  readonly topic: string;
  /** All details that the support needs to answer. */
  readonly message: string;
}

/** A prefilled support message about something that is overdue. */
export function WriteToUs({ room, topic, message }: WriteToUsProps) {
  const { t } = useLingui();
  return (
    <Disclosure showLabel={t`Write to us`} hideLabel={t`Close`}>
      <LazyFeedbackForm messageLabel={t`Your message`} room={room} prefilled={{ topic, message }} />
    </Disclosure>
  );
}

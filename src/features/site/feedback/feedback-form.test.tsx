import { FeedbackForm } from '#features/site/feedback/feedback-form.tsx';
import { checkForms, withoutServer, type FormUnderTest } from '#tests/fixtures/refused-forms.tsx';

const WRONG_EMAIL = 'Enter an email address like name@example.com.';

const forms: readonly FormUnderTest[] = [
  {
    name: 'to write to us',
    operation: 'SendFeedback',
    form: () => <FeedbackForm messageLabel="Your message" room={null} />,
    values: { message: 'How is my rake counted?', email: 'zoe@mail.test' },
    button: 'Send message',
    sentence: 'An error occurred while submitting your feedback...',
    instead: { 400: WRONG_EMAIL },
    autoComplete: { message: 'off', email: 'email' },
  },
];

withoutServer();
checkForms(forms);

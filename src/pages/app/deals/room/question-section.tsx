import { useLingui } from '@lingui/react/macro';
import { LazyFeedbackForm } from '#features/site/feedback/lazy-feedback-form.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';

// What stands above it is read without waiting for the form.
const QUESTION_ID = 'question';

/** A question about this room; what was typed survives a detour in this tab. */
export function QuestionSection({ room }: { readonly room: string }) {
  const { t } = useLingui();
  return (
    <div id={QUESTION_ID} tabIndex={-1}>
      <SectionCard title={t`Need more information?`}>
        <LazyFeedbackForm messageLabel={t`Your question`} room={room} />
      </SectionCard>
    </div>
  );
}

/** Leads from a dialog that is being closed to the question, instead of back to its opener. */
export function focusQuestion(): void {
  // The dialog gives focus back in the next frame.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      document.getElementById(QUESTION_ID)?.focus();
    }),
  );
}

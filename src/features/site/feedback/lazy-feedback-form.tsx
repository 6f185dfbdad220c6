import { lazyNamed } from '#loading/lazy-named.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';

export const LazyFeedbackForm = lazyNamed(async () => (await import('./feedback-form.tsx')).FeedbackForm, {
  fallback: <Skeleton shape="block" height="chart" />,
});

import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import type { MessageIntent } from '#ui/alert/intent-icon.tsx';

export interface ToastMessage {
  intent: MessageIntent;
  title: string;
  description?: string;
}

export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

/**
 * Tells of something that also shows elsewhere: nothing lives only in a toast. It stays for 5 seconds or longer, by
 * its length, and not while it is pointed at or has focus; what is critical stays until it is closed.
 */
export function showToast(message: ToastMessage): void {
  toastQueue.add(message, message.intent === 'critical' ? {} : { timeout: readingTime(message) });
}

/** In milliseconds. */
function readingTime({ title, description = '' }: ToastMessage): number {
  return Math.max(LEAST, (title.length + description.length) * PER_CHARACTER);
}

const LEAST = 5000;
const PER_CHARACTER = 80;

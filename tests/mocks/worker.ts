import { setupWorker } from 'msw/browser';

import { handlers } from './handlers.ts';

/**
 * The mocked API of a component test: `await worker.start({ onUnhandledFrame: 'error', quiet: true })` before,
 * `worker.use(expiredVerificationLink())` within, `worker.resetHandlers()` after each test.
 */
export const worker = setupWorker(...handlers);

import '#ui/theme/global.css.ts';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// An unexpected console error is a failed test: React reports its misuse nowhere else.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  vi.restoreAllMocks();
});

import { spawnSync } from 'node:child_process';

/** Options of `spawn` for a command that starts further ones: with them `killTree` reaches all of them. */
// On Windows a detached process would open a window of its own, and `taskkill` knows the tree without.
export const AS_TREE = { detached: process.platform !== 'win32' };

/** Ends a process started with `AS_TREE`, and what it started. One that has ended already is no error. */
export function killTree(pid: number, signal: 'SIGTERM' | 'SIGKILL', platform = process.platform): void {
  if (platform === 'win32') {
    // Windows has no signals: /F is the only way to end a process without a window.
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended in the meantime.
  }
}

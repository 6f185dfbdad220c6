import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { git } from './git.ts';

const IDENTITY = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];

/** For tests: a git repository on a branch `main`, gone when the test ends. */
export class TemporaryRepository implements Disposable {
  readonly folder = mkdtempSync(join(tmpdir(), 'repository-'));

  constructor() {
    git(this.folder, 'init', '--quiet', '--initial-branch=main');
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  write(path: string, text: string): void {
    const file = join(this.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  /** Commits everything and answers the full sha. */
  commit(): string {
    git(this.folder, 'add', '--all');
    git(this.folder, ...IDENTITY, 'commit', '--quiet', '--no-verify', '--message', 'test');
    return git(this.folder, 'rev-parse', 'HEAD').trim();
  }
}

import { spawnSync } from 'node:child_process';

/** What a git command answers in a folder. Throws with git's own sentence. */
export function git(folder: string, ...args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    // A git hook names its own repository here; the folder has to decide.
    env: { ...process.env, GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined },
  });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout;
}

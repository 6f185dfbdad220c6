import { git } from '../git/git.ts';

/** The full sha of the commit that is checked out: what the broker calls our version. */
export function gitVersion(folder: string): string {
  return git(folder, 'rev-parse', '--verify', 'HEAD').trim();
}

/** The branch that is checked out. Null when a commit is, as pipelines do. */
export function gitBranch(folder: string): string | null {
  const branch = git(folder, 'branch', '--show-current').trim();
  return branch === '' ? null : branch;
}

/** The files that differ from the commit; those git has not heard of count. */
export function changedFiles(folder: string): string[] {
  const lines = git(folder, '-c', 'core.quotePath=false', 'status', '--porcelain', '--untracked-files=all');
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.slice('XY '.length));
}

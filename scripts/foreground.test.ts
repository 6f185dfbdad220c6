import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

import { expect, it } from 'vitest';

import { chooseDevPorts, choosePort } from './foreground.ts';

it('a named port that is taken is refused in words', async () => {
  await using taken = await listen();

  await expect(choosePort({ PORT: String(taken.port) })).rejects.toThrow(
    `Port ${taken.port} is taken. Choose another, such as PORT=${taken.port + 1}`,
  );
});

it('a named port that is none is refused in words', async () => {
  await expect(choosePort({ PORT: 'eighty' })).rejects.toThrow('PORT=eighty is not a port.');
});

it('in development PORT moves the site and API_PORT the API, each without the other', async () => {
  const [named, other] = await freePorts();

  expect(await chooseDevPorts({ PORT: String(named), API_PORT: String(other) })).toEqual({
    site: named,
    api: other,
  });
  const { site } = await chooseDevPorts({ PORT: String(named) });
  const { api } = await chooseDevPorts({ API_PORT: String(other) });
  expect([site, api]).toEqual([named, other]);
});

it('site and API never get the same port', async () => {
  const [one] = await freePorts();

  await expect(chooseDevPorts({ PORT: String(one), API_PORT: String(one) })).rejects.toThrow(
    `Port ${one} is taken. Choose another, such as API_PORT=${one + 1}`,
  );
});

async function freePorts(): Promise<[number, number]> {
  await using one = await listen();
  await using other = await listen();
  return [one.port, other.port];
}

/** A server on a port of its own, until the end of the block. */
async function listen() {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
      }),
  };
}

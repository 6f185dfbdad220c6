import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

import { expect, it } from 'vitest';

import { choosePort } from './choose-port.ts';

it('a named port that is taken is refused in words', async () => {
  const taken = createServer();
  await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening));
  const { port } = taken.address() as AddressInfo;

  await expect(choosePort(String(port))).rejects.toThrow(
    `Port ${port} is taken. Choose another: PORT=${port + 1} npm start`,
  );
  await new Promise((closed) => taken.close(closed));
});

it('a named port that is none is refused in words', async () => {
  await expect(choosePort('eighty')).rejects.toThrow('PORT=eighty is not a port.');
});

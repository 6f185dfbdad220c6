import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LocalServer {
  /** For example `http://127.0.0.1:49152`. */
  readonly origin: string;
  /** At once: calls that are still running are cut. */
  readonly stop: () => void;
}

/** Lets a server listen on a free port of this machine only. */
export async function listenLocally(server: Server): Promise<LocalServer> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

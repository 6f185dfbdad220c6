import { createServer } from 'node:net';

const DEFAULT_PORT = 8787;
const TRIES = 20;

/** The port `PORT` names, or the first free one from 8787 on. Throws a sentence for a person when there is none. */
export async function choosePort(named = process.env['PORT']): Promise<number> {
  if (named !== undefined && named !== '') {
    const port = Number(named);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`PORT=${named} is not a port.`);
    if (!(await isFree(port)))
      throw new Error(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`);
    return port;
  }
  for (let port = DEFAULT_PORT; port < DEFAULT_PORT + TRIES; port++) {
    if (await isFree(port)) return port;
  }
  throw new Error(
    `Ports ${DEFAULT_PORT} to ${DEFAULT_PORT + TRIES - 1} are all taken. Choose one: PORT=9000 npm start`,
  );
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

import type { MiddlewareHandler } from 'hono';

/** One line for each request: no query, no headers, no bodies, and no secrets that stand in a path. */
export function requestLog(log: (line: string) => void): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const took = Math.round(performance.now() - started);
    log(`${c.req.method} ${redactPath(c.req.path)} ${String(c.res.status)} ${String(took)}ms`);
  };
}

export function redactPath(path: string): string {
  return path.replace(/\/confirm\/.+/, '/confirm/[redacted]');
}

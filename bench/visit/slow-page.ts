import type { CDPSession, Page } from '@playwright/test';

/** A mid-range phone on a slow mobile network. Rates are bytes per second. */
export const SLOW = { cpu: 4, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: -1 };

/** No request for so long ends a visit, in ms. Longer than the page computes between an answer and the next request. */
const QUIET = 2000;

/** Slows the processor of a page down, and with `network` each of its requests. */
export async function slowDown(page: Page, { network }: { network: boolean }): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  const { cpu: rate, ...conditions } = SLOW;
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await devtools.send('Network.enable');
  if (network) await devtools.send('Network.emulateNetworkConditions', { offline: false, ...conditions });
  return devtools;
}

/** What a page downloads from now on, with headers, as it is encoded. Nothing from a cache counts. */
export function watchDownloads(devtools: CDPSession) {
  const open = new Set<string>();
  const cached = new Set<string>();
  const downloads = new Map<string, { isScript: boolean; bytes: number }>();
  let onChange = () => {};

  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    open.add(requestId);
    onChange();
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true || cached.has(requestId) || !open.has(requestId)) return;
    downloads.set(requestId, { isScript: response.mimeType.includes('javascript'), bytes: 0 });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const download = downloads.get(requestId);
    if (download !== undefined) download.bytes = encodedDataLength;
    close(requestId);
  });
  devtools.on('Network.loadingFailed', ({ requestId }) => close(requestId));

  function close(requestId: string): void {
    open.delete(requestId);
    onChange();
  }

  return {
    /** Resolves when no request is open and none has begun for so many ms. */
    quiet: (milliseconds = QUIET) =>
      new Promise<void>((resolve) => {
        let timer: NodeJS.Timeout | undefined;
        onChange = () => {
          clearTimeout(timer);
          if (open.size === 0) timer = setTimeout(resolve, milliseconds);
        };
        onChange();
      }),
    sum: () => {
      const sizes = { requests: downloads.size, KiB: 0, 'KiB of scripts': 0 };
      for (const { isScript, bytes } of downloads.values()) {
        sizes.KiB += bytes / 1024;
        if (isScript) sizes['KiB of scripts'] += bytes / 1024;
      }
      return sizes;
    },
  };
}

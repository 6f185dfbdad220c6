import type { StatelyInspectionEvent } from '@statelyai/inspect';

/** The channel between the pages of the product and the page `/dev/flows`, within one browser and one origin. */
const NAME = 'flows';

/** Messages from a page of the product. `page` identifies it as long as it is open. */
export type FromProduct =
  | { readonly kind: 'here'; readonly page: string }
  | { readonly kind: 'left'; readonly page: string }
  /** The answer to `hello`. Replaces all earlier messages of the page. */
  | { readonly kind: 'all'; readonly page: string; readonly messages: readonly StatelyInspectionEvent[] }
  | { readonly kind: 'one'; readonly page: string; readonly message: StatelyInspectionEvent };

/** Messages from `/dev/flows`. */
export type FromFlows =
  | { readonly kind: 'hello' }
  /** A page that does not answer with `here` counts as closed. */
  | { readonly kind: 'ping' }
  | { readonly kind: 'send'; readonly page: string; readonly sessionId: string; readonly event: SentEvent };

export interface SentEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface Line<Said, Heard> {
  readonly say: (message: Said) => void;
  readonly hear: (listener: (message: Heard) => void) => void;
  readonly close: () => void;
}

/** Opens the channel in a page of the product. */
export function openProductLine(): Line<FromProduct, FromFlows> {
  return openLine();
}

/** Opens the channel in `/dev/flows`. */
export function openFlowsLine(): Line<FromFlows, FromProduct> {
  return openLine();
}

function openLine<Said, Heard>(): Line<Said, Heard> {
  const channel = new BroadcastChannel(NAME);
  return {
    say: (message) => {
      channel.postMessage(message);
    },
    hear: (listener) => {
      channel.addEventListener('message', ({ data }: MessageEvent<Heard>) => listener(data));
    },
    close: () => {
      channel.close();
    },
  };
}

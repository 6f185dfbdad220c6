import type { Page } from '@playwright/test';

import type { World } from '../fixtures/world.ts';

/** What is known of a screen before it is checked. */
export interface Looks {
  /** Completes "everyone can use …". */
  readonly name: string;
  /** What the window is called, without the name of the product, and without "Error: " where fields are marked as wrong. */
  readonly title: string;
  /** Made of many parts: measured in both themes and widths. */
  readonly isComposite?: true;
  /** The crash screen stands alone: it cannot rely on what a footer needs. */
  readonly hasNoFooter?: true;
  /** The browser forbids storage, by which another tab would tell of a new language. */
  readonly hasNoStorage?: true;
}

/** One thing that can be seen of the product and is no state of a flow, brought about on the built site and the reference API. */
export interface Screen extends Looks {
  /** What the browser logs on the way there. */
  readonly logs?: RegExp;
  /** Finds its way by names and addresses and never by words, because it is also used in other languages. */
  readonly open: (page: Page, world: World) => Promise<void>;
}

export const NO_CONNECTION = /ERR_CONNECTION_REFUSED/;

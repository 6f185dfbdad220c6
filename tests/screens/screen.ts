import type { Page } from '@playwright/test';

import type { World } from '../fixtures/world.ts';

/** What the checks need to know of a screen. */
export interface Looks {
  /** Completes "everyone can use …". */
  readonly name: string;
  /** When its demo data ends; its clock stands still then. Now where it is left out. */
  readonly startsAt?: number;
  /** The title of the window, without the name of the product, and without "Error: " where fields are marked as wrong. */
  readonly title: string;
  /** Made of many parts: measured in both themes and widths. */
  readonly isComposite?: true;
  /** The crash screen stands alone: it cannot rely on what a footer needs. */
  readonly hasNoFooter?: true;
  /** The browser forbids storage, through which another tab would announce a new language. */
  readonly hasNoStorage?: true;
}

/** A screen of the product that is not a state of a flow, opened on the built site with the reference API. */
export interface Screen extends Looks {
  /** The errors that the browser logs on the way there. */
  readonly logs?: RegExp;
  /** Navigates by names and addresses and never by texts, as it also runs in other languages. */
  readonly open: (page: Page, world: World) => Promise<void>;
}

export const NO_CONNECTION = /ERR_CONNECTION_REFUSED/;

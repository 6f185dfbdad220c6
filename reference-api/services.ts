import type { BackgroundWork } from './background-work.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Settings } from './options.ts';
import type { Database } from './store/database.ts';

/** What routes and rules work with; made once per server. */
export interface Services {
  readonly settings: Settings;
  readonly database: Database;
  readonly mailer: Mailer;
  readonly background: BackgroundWork;
  /** Signs access tokens and keys the digests of codes. */
  readonly secret: string;
  /** What a provider state pretends about every visitor; null outside contract verification. */
  readonly pretended: { region: VisitorRegion | null };
}

export interface VisitorRegion {
  country: string;
  supported: boolean;
}

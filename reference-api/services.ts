import { createBackgroundWork, type BackgroundWork } from './background-work.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import type { Settings } from './options.ts';
import { openDatabase, type Database } from './store/database.ts';
import { createStorageHealth, type StorageHealth } from './store/storage-health.ts';

/** What routes and rules work with; made once per server. */
export interface Services {
  readonly settings: Settings;
  readonly database: Database;
  readonly mailer: Mailer;
  readonly background: BackgroundWork;
  readonly storage: StorageHealth;
  readonly lifecycle: { isStopping: boolean };
  /** What a provider state pretends about every visitor; null outside contract verification. */
  readonly pretended: { region: VisitorRegion | null };
}

export interface VisitorRegion {
  country: string;
  supported: boolean;
}

/** Opens the database and makes the services of a server. The caller destroys the database. */
export async function createServices(settings: Settings): Promise<Services> {
  const database = await openDatabase(settings.databasePath);
  const storage = createStorageHealth(database, settings.log);
  const background = createBackgroundWork(settings.log, storage);
  return {
    settings,
    database,
    background,
    storage,
    lifecycle: { isStopping: false },
    mailer: createMailer(settings, database, background),
    pretended: { region: null },
  };
}

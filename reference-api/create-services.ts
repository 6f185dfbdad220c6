import { createBackgroundWork } from './background-work.ts';
import { createMailer } from './mail/mailer.ts';
import type { Settings } from './options.ts';
import type { Services } from './services.ts';
import { openDatabase } from './store/database.ts';
import { rememberedSetting } from './store/settings.ts';

/** What a server works with, on its database. Whoever makes them destroys the database. */
export async function createServices(settings: Settings): Promise<Services> {
  const database = await openDatabase(settings.databasePath);
  const background = createBackgroundWork(settings.log);
  return {
    settings,
    database,
    background,
    mailer: createMailer(settings, database, background),
    secret: await rememberedSetting(database, 'secret', () => settings.random.token()),
    pretended: { region: null },
  };
}

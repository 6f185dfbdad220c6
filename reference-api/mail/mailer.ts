import type { BackgroundWork } from '../background-work.ts';
import type { Settings } from '../options.ts';
import type { Database } from '../store/database.ts';
import type { Mail } from './compose-mail.ts';

export interface Mailer {
  /** Takes the mail over. A mail server's slowness or refusal never reaches the caller. */
  deliver(mail: Mail): Promise<void>;
}

export function createMailer(settings: Settings, database: Database, background: BackgroundWork): Mailer {
  return settings.smtpUrl === undefined
    ? outbox(settings, database)
    : smtp(settings.smtpUrl, settings.mailFrom, background);
}

function outbox({ clock }: Settings, database: Database): Mailer {
  return {
    deliver: async ({ to, ...content }) => {
      await database
        .insertInto('mails')
        .values({ ...content, to_address: to, created_at: clock.now() })
        .execute();
    },
  };
}

function smtp(url: string, from: string, background: BackgroundWork): Mailer {
  // Loaded only when mail really goes out: it costs a tenth of the time to start.
  const loaded = import('nodemailer').then(({ createTransport }) => createTransport(url));
  return {
    deliver: (mail) => {
      background.run('mail delivery', async () => {
        const transport = await loaded;
        await transport.sendMail({ from, ...mail }).catch(refused);
      });
      return Promise.resolve();
    },
  };
}

/** The mail server's own words may repeat the address, which does not belong in a log. */
function refused(error: Error & { code?: string; responseCode?: number }): never {
  throw new Error(
    `the mail server refused: ${error.code ?? error.name} ${String(error.responseCode ?? '')}`.trim(),
  );
}

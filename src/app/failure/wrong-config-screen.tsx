import { Trans } from '@lingui/react/macro';

import type { ConfigKey, SiteConfig, WrongConfig } from '#lib/config.ts';
import { CodeBlock, Text } from '#ui/text/text.tsx';
import { SiteLanguage } from '../site-language.tsx';
import { CrashScreen } from './crash-screen.tsx';

/** Replaces the whole site when its configuration is wrong: players can only come back later, the operator can correct it. */
export function WrongConfigScreen({ config }: { readonly config: WrongConfig }) {
  const wrong: readonly string[] = config.kind === 'wrongValues' ? config.keys : [];
  const keys = wrong.join(', ');
  return (
    <SiteLanguage>
      <CrashScreen>
        <Text tone="muted" size="small">
          {config.kind === 'wrongValues' ? (
            <Trans>
              If you run this site: config.json has a wrong value for <bdi>{keys}</bdi>. This would be right:
            </Trans>
          ) : (
            <Trans>If you run this site: config.json isn’t a JSON object. This would be right:</Trans>
          )}
        </Text>
        <CodeBlock>{exampleOf(wrong)}</CodeBlock>
      </CrashScreen>
    </SiteLanguage>
  );
}

const EXAMPLES: { readonly [Key in ConfigKey]: SiteConfig[Key] } = {
  siteOrigin: 'https://rakebackwizard.example',
  apiOrigin: 'https://api.rakebackwizard.example',
  supportEmail: 'support@rakebackwizard.example',
  handOffOrigins: ['https://solver.example'],
  partnerCookieDomain: 'solver.example',
  reportAddress: 'https://reports.rakebackwizard.example/',
};

/** The lines of these keys, or of all. */
function exampleOf(keys: readonly string[]): string {
  const shown = Object.entries(EXAMPLES).filter(([key]) => keys.length === 0 || keys.includes(key));
  return JSON.stringify(Object.fromEntries(shown), null, 2);
}

import { Trans, useLingui } from '@lingui/react/macro';

import { useAfterHydration } from '#hooks/use-after-hydration.ts';
import { affiliateDisclosure, onlyFromAge } from '#i18n/deal-messages.ts';
import { siteConfig } from '#lib/config.ts';
import { lazyNamed } from '#loading/lazy-named.tsx';
import { helpHref, routes } from '#routes.ts';
import { AgeMark } from '#ui/age-mark/age-mark.tsx';
import { Grid, Inline, Stack } from '#ui/layout/layout.tsx';
import { Navigation, PageFooter } from '#ui/layout/page.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';
import { AppearanceChoices } from './appearance.tsx';

const CookieChoices = lazyNamed(
  async () => (await import('#features/site/consent/consent.tsx')).CookieChoices,
  { replacement: null },
);

export function SiteFooter() {
  const { t, i18n } = useLingui();
  const asksForConsent = useAfterHydration(() => siteConfig().partnerCookieDomain !== null, false);
  const help = [
    { href: routes.support.href(), label: t`Support` },
    { href: routes.faq.href(), label: t`FAQ` },
    { href: routes.aboutUs.href(), label: t`About us` },
    { href: routes.termsOfService.href(), label: t`Terms of Service` },
    { href: routes.privacyPolicy.href(), label: t`Privacy Policy` },
  ];
  return (
    <PageFooter>
      <Stack gap={6}>
        <Navigation label={t`Help and legal`}>
          <Grid as="ul" gap={0} column="narrow">
            {help.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} variant="quiet">
                  {label}
                </Link>
              </li>
            ))}
          </Grid>
        </Navigation>
        <Inline justify="between" gap={6}>
          <ResponsiblePlay />
          <Inline gap={4}>
            {asksForConsent && <CookieChoices />}
            <AppearanceChoices />
          </Inline>
        </Inline>
        <Text size="caption" tone="muted">
          {i18n._(affiliateDisclosure)}
        </Text>
      </Stack>
    </PageFooter>
  );
}

/** Required on every page, also for visitors (checklist, E32). */
function ResponsiblePlay() {
  const { i18n } = useLingui();
  return (
    <Inline gap={3} isWrapping={false}>
      <AgeMark label={i18n._(onlyFromAge(18))}>18+</AgeMark>
      <Text size="small" tone="muted">
        <Trans>
          For adults only: 18, or older where your law says so. Play only with money you can lose.{' '}
          <Link href={helpHref}>Get help</Link>
        </Trans>
      </Text>
    </Inline>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';

import { routes } from '../../routes.ts';
import { Inline } from '../../ui/layout/inline.tsx';
import { Navigation } from '../../ui/layout/navigation.tsx';
import { PageFooter } from '../../ui/layout/page-footer.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Text } from '../../ui/text/text.tsx';
import { LanguageChoice } from './language-choice.tsx';

export function SiteFooter() {
  const { t } = useLingui();
  return (
    <PageFooter>
      <Stack gap={5}>
        <Inline justify="between" gap={4}>
          <Navigation label={t`Help and legal`}>
            <Inline gap={5}>
              <Link href={routes.support.href()}>{t`Support`}</Link>
              <Link href={routes.termsOfService.href()}>{t`Terms of Service`}</Link>
              <Link href={routes.privacyPolicy.href()}>{t`Privacy Policy`}</Link>
            </Inline>
          </Navigation>
          <LanguageChoice />
        </Inline>
        <Text size="small" tone="muted">
          <Trans>
            18+ only. Play responsibly. We are an affiliate: partner rooms pay us when players join them
            through this site.
          </Trans>
        </Text>
      </Stack>
    </PageFooter>
  );
}

import { PARTNER_SITE, servePartnerSite } from '../../fixtures/partner-site.ts';
import type { Screen } from '../screen.ts';

export const consentScreens: readonly Screen[] = [
  {
    name: 'the question about the cookie',
    isComposite: true,
    title: 'About us',
    open: async (page, world) => {
      await servePartnerSite(page.context(), world);
      await page.goto(`${PARTNER_SITE}/about-us`);
      await page.locator('#cookie-choices').waitFor();
    },
  },
];

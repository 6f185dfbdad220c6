import { PARTNER_SITE, servePartnerSite } from '../../fixtures/partner-site.ts';
import { NO_CONNECTION, type Screen } from '../screen.ts';
import { field, screensLike, send } from './by-name.ts';

const faq = screensLike({ title: 'FAQ' });
const support = screensLike({ title: 'Support', at: '/support', shows: '[name=message]' });

export const contentScreens: readonly Screen[] = [
  faq({
    name: 'the FAQ with an answer open',
    isComposite: true,
    at: '/faq#how-is-edge-counted',
    shows: 'details[open]',
  }),
  faq({ name: 'the FAQ without a result', at: '/faq?q=zzz', shows: 'h2' }),
  faq({ name: 'what is said about us', title: 'About us', at: '/about-us', shows: 'h1' }),
  support({
    name: 'the support page with the help of a country',
    country: 'DK',
    then: (page) => page.locator('#get-help a[href^="tel:"]').first().waitFor(),
  }),
  support({
    name: 'the support page without a country',
    logs: NO_CONNECTION,
    as: async (page) => {
      await page.route('**/api/v1/region/', (route) => route.abort('connectionrefused'));
    },
    then: (page) => page.locator('#get-help select').waitFor(),
  }),
  support({
    name: 'the form to write to us with nothing typed',
    then: async (page) => {
      await send(page, 'message');
      await field(page, 'message').and(page.locator('[aria-invalid]:focus')).waitFor();
    },
  }),
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

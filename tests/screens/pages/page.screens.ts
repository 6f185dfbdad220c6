import { logInAsDemo, screensLike } from './by-name.ts';
import type { Screen } from '../screen.ts';

const page = screensLike({ shows: 'h1' });

/** The content pages, and their states. */
export const pageScreens: readonly Screen[] = [
  // The data from the server appears a moment later.
  page({ name: 'the home page', isComposite: true, title: 'Home', at: '/', shows: '[name=rake]' }),
  { name: 'the rewards of a member', isComposite: true, title: 'Overview', open: logInAsDemo },
  page({ name: 'the terms', title: 'Terms of Service', at: '/terms-of-service' }),
  page({ name: 'the privacy policy', title: 'Privacy Policy', at: '/privacy-policy' }),
  // Its form appears a moment later.
  page({
    name: 'the support page',
    isComposite: true,
    title: 'Support',
    at: '/support',
    shows: '[name=message]',
  }),
  page({
    name: 'the page that is not there',
    title: 'Page not found',
    at: '/no-such-page',
    logs: /status of 404/,
  }),
];

import config from '../../playwright.config.ts';

/** `npm run screenshots` takes the pictures of the README anew. */
export default {
  ...config,
  globalSetup: '../fixtures/build-site.ts',
  testDir: '.',
  testMatch: 'readme.pictures.ts',
};

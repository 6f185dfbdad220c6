import config from '../../playwright.config.ts';

/** `npm run screenshots` updates the screenshots in the README. */
export default {
  ...config,
  globalSetup: '../fixtures/build-site.ts',
  testDir: '.',
  testMatch: 'readme.pictures.ts',
};

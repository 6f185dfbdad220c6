import { finishedLanguages, languageList } from '#i18n/language-list.ts';
import { pageFile, routes, type RouteName } from '#routes.ts';
import type { PageTraits } from './site-headers.ts';
import type { SitePage } from './site-paths.ts';

const names = Object.keys(routes) as RouteName[];

/** Every page of the built site in every finished language. */
export function sitePages(): SitePage[] {
  return finishedLanguages.flatMap((language) =>
    names.map((name) => {
      const { base } = languageList[language];
      const pattern = base + routes[name].pattern;
      const file = pageFile(pattern.replace(':', ''));
      if (file === null) throw new Error(`${pattern} is no page`);
      return { pattern, file, ...traitsOf(name) };
    }),
  );
}

function traitsOf(name: RouteName): PageTraits {
  const { guard, secrets } = routes[name];
  const holdsToken = secrets.length > 0;
  return { holdsToken, isListed: guard !== 'private' && !holdsToken && name !== 'blocked' };
}

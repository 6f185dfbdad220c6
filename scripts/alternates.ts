import type { PrerenderedPage } from '#app/prerender.tsx';
import {
  finishedLanguages,
  languageList,
  type Language,
  localeOf,
  sourceLanguage,
} from '#i18n/language-list.ts';
import { splitLanguage } from '#routes.ts';

type Page = Pick<PrerenderedPage, 'path' | 'description'>;

/** The same page in other languages, in the head of a page that search engines may list. */
export function alternateLinks(origin: string, { path, description }: Page): string {
  if (description === null) return '';
  const links = alternatesOf(origin, path).map(
    ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${href}">`,
  );
  return links.join('');
}

/** All pages that search engines may list, in all languages. */
export function sitemap(origin: string, pages: readonly Page[]): string {
  const listed = pages.filter(({ description }) => description !== null);
  const urls = listed.map(({ path }) => {
    const links = alternatesOf(origin, path).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
    );
    return `<url><loc>${origin}${path}</loc>${links.join('')}</url>\n`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n',
    ...urls,
    '</urlset>\n',
  ].join('');
}

function alternatesOf(origin: string, path: string): { readonly hreflang: string; readonly href: string }[] {
  const page = splitLanguage(path).path;
  const href = (language: Language) => origin + languageList[language].base + page;
  return [
    ...finishedLanguages.map((language) => ({ hreflang: localeOf(language), href: href(language) })),
    { hreflang: 'x-default', href: href(sourceLanguage) },
  ];
}

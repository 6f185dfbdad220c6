import type { PrerenderedPage } from '#app/prerender.tsx';
import { languageList, type Language } from '#i18n/language-list.ts';
import type { RouteName } from '#routes.ts';

const SITE_NAME = 'Rakeback Wizard';

const HELP: readonly string[] = [
  'aboutUs',
  'faq',
  'privacyPolicy',
  'support',
  'termsOfService',
] satisfies RouteName[];

export interface Site {
  /** For example `https://example.com`. */
  readonly origin: string;
  readonly language: Language;
}

type Page = Pick<PrerenderedPage, 'page' | 'path' | 'title' | 'description' | 'questions'>;

/** The title of a page and what search engines and shared links read in its head. */
export function headTags({ page, path, title, description }: Page, { origin, language }: Site): string {
  const address = origin + path;
  const isListed = description !== null;
  return [
    `<title>${escaped(title)}</title>`,
    ...(isListed ? [meta('name', 'description', description), link('canonical', address)] : [NOINDEX]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', SITE_NAME),
    meta('property', 'og:title', nameOf(page, title)),
    ...(isListed
      ? [meta('property', 'og:description', description), meta('property', 'og:url', address)]
      : []),
    meta('property', 'og:locale', localeOf(language)),
    meta('property', 'og:image', `${origin}/${pictureOf(page)}`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    // The name is the only text in the pictures.
    meta('property', 'og:image:alt', SITE_NAME),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');
}

export const NOINDEX = meta('name', 'robots', 'noindex');

function pictureOf(page: string): string {
  if (page === 'home') return 'social-home.png';
  return HELP.includes(page) ? 'social-help.png' : 'social-rewards.png';
}

/** Without the name of the site, which has a tag of its own. */
function nameOf(page: string, title: string): string {
  return page === 'home' ? SITE_NAME : title.replace(` | ${SITE_NAME}`, '');
}

/** Open Graph wants a region: `en_US`, `pt_BR`. */
function localeOf(language: Language): string {
  const { language: code, region } = new Intl.Locale(language).maximize();
  return region === undefined ? code : `${code}_${region}`;
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escaped(content)}">`;
}

function link(rel: string, href: string): string {
  return `<link rel="${rel}" href="${escaped(href)}">`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** What a page says in the vocabulary of schema.org; empty for most pages. */
export function structuredData(page: Page, site: Site): string {
  const graph = [
    ...(page.page === 'home' ? siteData(site) : []),
    ...(HELP.includes(page.page) ? [breadcrumbs(page, site)] : []),
    ...(page.questions.length > 0 ? [faq(page)] : []),
  ];
  if (graph.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

function siteData({ origin, language }: Site) {
  const organization = `${origin}/#organization`;
  return [
    {
      '@type': 'Organization',
      '@id': organization,
      name: SITE_NAME,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
    },
    {
      '@type': 'WebSite',
      name: SITE_NAME,
      url: homeOf(origin, language),
      inLanguage: language,
      publisher: { '@id': organization },
    },
  ];
}

function breadcrumbs({ page, path, title }: Page, { origin, language }: Site) {
  const steps = [
    { name: SITE_NAME, item: homeOf(origin, language) },
    { name: nameOf(page, title), item: origin + path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

function faq({ questions }: Page) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function homeOf(origin: string, language: Language): string {
  return `${origin}${languageList[language].base}/`;
}

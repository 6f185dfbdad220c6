import { varyingHeaders, type BuiltSite, type Varying } from './built-site.ts';
import { CACHING, commonHeaders, type Headers } from './site-headers.ts';
import {
  addressOf,
  ASSETS,
  FILE_PATH,
  MEDIA_TYPES,
  NOT_FOUND,
  pagePaths,
  plainNamePaths,
  REDIRECTS,
  type SitePage,
} from './site-paths.ts';

/** A whole Caddyfile: `caddy run --config FILE`, started in the folder that holds the folder of the site. */
export function caddyfile(site: BuiltSite, { port }: { port: number }): string {
  return `# Written by \`npm run configure\`.
# With the name of the site in place of ":${port}", Caddy gets a certificate for it and redirects from http.
{
	admin off
}

:${port} {
	root * ${site.folder}

	# Without addresses of visitors and without queries: that of a mailed link is a secret.
	log {
		output stdout
		format filter {
			wrap json
			fields {
				request>uri regexp "[?].*" ""
				request>headers delete
				request>remote_ip delete
				request>remote_port delete
				resp_headers delete
			}
		}
	}

	# The address of the page at a path, and the file that the path shows.
	map {http.request.orig_uri.path} {site_address} {site_file} {
		${site.pages.flatMap(entries).join('\n\t\t')}
		${entry(`~${FILE_PATH}`, '${0}', '${0}')}
		default {http.request.orig_uri.path} /-
	}
	map {http.request.orig_uri.path} {site_missing} {
		${site.missing.map((file) => entry(...missing(file))).join('\n\t\t')}
	}

	route {
		header {
			${lines(commonHeaders(site.place)).join('\n\t\t\t')}
			Cache-Control ${CACHING.other}
		}
		header -Server
		header ?Vary Accept-Encoding
		${Object.entries(REDIRECTS)
      .map(([from, to]) => `redir ${from} ${to} 302`)
      .join('\n\t\t')}

		@moved expression \`{site_address} != {http.request.orig_uri.path} && {query} == ""\`
		redir @moved {site_address} 301
		@movedWithQuery expression \`{site_address} != {http.request.orig_uri.path} && {query} != ""\`
		redir @movedWithQuery {site_address}?{query} 301

		@found file {site_file}
		@missing not file {site_file}
		vars @found site_shown {site_file}
		vars @missing site_shown {site_missing}

		@asset path ${ASSETS}*
		header @asset Cache-Control ${quoted(CACHING.asset)}
		header @missing Cache-Control ${CACHING.missing}
		@gone {
			not file {site_file}
			path ${ASSETS}*
		}
		header @gone Content-Type ${quoted(MEDIA_TYPES['txt'] ?? '')}
		respond @gone "Not found." 404

		map {http.vars.site_shown} {site_type} {
			${Object.entries(MEDIA_TYPES)
        .map(([ending, type]) => entry(`~\\.${ending}$`, type))
        .join('\n\t\t\t')}
		}
		header Content-Type {site_type}
		@page vars_regexp {http.vars.site_shown} \\.html$
		${varyingHeaders(site).flatMap(varying).join('\n\t\t')}

		rewrite * {http.vars.site_shown}
		file_server @found {
			precompressed br gzip
		}
		file_server {
			precompressed br gzip
			status 404
		}
	}
}
`;
}

function entries(page: SitePage): string[] {
  const plain = plainNamePaths(page);
  const all = `~(?i)${pagePaths(page)}`;
  if (plain === null) return [entry(all, page.pattern, `/${page.file}`)];
  return [
    entry(`~(?i)${plain}`, addressOf(page, '${1}'), `/${page.file}`),
    entry(all, '${0}', `/${page.file}`),
  ];
}

function missing(file: string): [source: string, shown: string] {
  return [file === NOT_FOUND ? 'default' : `~^/${file.slice(0, -NOT_FOUND.length)}`, `/${file}`];
}

function varying({ name, usual, others }: Varying): string[] {
  return [
    ...(usual === undefined ? [] : [`header @page ${name} ${quoted(usual)}`]),
    ...others.flatMap(({ value, files }, index) => {
      const matcher = `@${name}-${index}`;
      return [
        `${matcher} vars {http.vars.site_shown} ${files.map((file) => `/${file}`).join(' ')}`,
        value === undefined ? `header ${matcher} -${name}` : `header ${matcher} ${name} ${quoted(value)}`,
      ];
    }),
  ];
}

function lines(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `${name} ${quoted(value)}`);
}

function entry(source: string, ...values: string[]): string {
  return [source, ...values].map(quoted).join(' ');
}

/** Between quotes of this kind Caddy reads every character as it is. */
function quoted(text: string): string {
  return /[\s"{}\\]/.test(text) ? `\`${text}\`` : text;
}

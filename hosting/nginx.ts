import { varyingHeaders, type BuiltSite } from './built-site.ts';
import { CACHING, commonHeaders } from './site-headers.ts';
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

/**
 * A whole configuration of nginx: `nginx -p FOLDER -c FILE`, where FOLDER holds the folder of the site.
 *
 * @param scratch a folder that nginx may write to
 */
export function nginxConfig(site: BuiltSite, { port, scratch }: { port: number; scratch: string }): string {
  const headers = varyingHeaders(site);
  return `# Written by \`npm run configure\`.
# Debian: nginx-light and libnginx-mod-http-brotli-static. Without the module, remove the lines with "brotli".
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
pid ${scratch}/nginx.pid;
# A lower level would log whole requests, and the query of a mailed link is a secret.
error_log stderr crit;
worker_processes auto;
events {
  worker_connections 1024;
}

http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((use) => `${use}_temp_path ${scratch}/${use};`).join('\n  ')}
  map_hash_bucket_size 256;
  map_hash_max_size 8192;
  sendfile on;
  tcp_nopush on;

  map $request_uri $site_logged {
    ~^(?<path>[^?]*) $path;
  }
  log_format site '$time_iso8601 $request_method $site_logged $status $body_bytes_sent $request_time';
  access_log /dev/stdout site;

  types {
    ${Object.entries(MEDIA_TYPES)
      .map(([ending, type]) => `${quoted(type)} ${ending};`)
      .join('\n    ')}
  }

  # The file that a path shows. A map compares without case, except after "~".
  map $uri $site_file {
    ${site.pages.flatMap((page) => sources(page).map((source) => entry(source, `/${page.file}`))).join('\n    ')}
    ${entry(`~${FILE_PATH}`, '$uri')}
    default "";
  }

  # The address of the page at a path, if the path is another way to write it.
  map $uri $site_address {
    ${addresses(site).join('\n    ')}
    default $uri;
  }

  map $uri $site_missing {
    ${site.missing.map((file) => entry(file === NOT_FOUND ? 'default' : `~^/${folderOf(file)}`, `/${file}`)).join('\n    ')}
  }

  map "$status $uri" $site_caching {
    ~^404 ${CACHING.missing};
    "~^\\d+ ${ASSETS}" ${quoted(CACHING.asset)};
    default ${CACHING.other};
  }

${headers
  .map(
    ({ name, usual = '', others }) => `  map $uri ${variable(name)} {
    ${[
      ...others.flatMap(({ value = '', files }) => files.map((file) => entry(`/${file}`, value))),
      entry('~\\.html$', usual),
    ].join('\n    ')}
  }
`,
  )
  .join('\n')}
  server {
    listen ${port};
    root ${site.folder};
    server_tokens off;
    merge_slashes off;
    absolute_redirect off;
    log_not_found off;
    gzip_static on;
    gzip_vary on;
    brotli_static on;
    error_page 404 $site_missing;

    ${Object.entries(commonHeaders(site.place))
      .map(([name, value]) => header(name, quoted(value)))
      .join('\n    ')}
    ${headers.map(({ name }) => header(name, variable(name))).join('\n    ')}
    ${header('Cache-Control', '$site_caching')}

    location / {
      if ($site_address != $uri) {
        return 301 $site_address$is_args$args;
      }
      try_files $site_file =404;
    }
    ${site.missing.map((file) => `location = /${file} {\n      internal;\n    }`).join('\n    ')}
    location ^~ ${ASSETS} {
      try_files $site_file @gone;
    }
    location @gone {
      types {}
      default_type ${quoted(MEDIA_TYPES['txt'] ?? '')};
      return 404 "Not found.";
    }
    ${Object.entries(REDIRECTS)
      .map(([from, to]) => `location = ${from} {\n      return 302 ${to};\n    }`)
      .join('\n    ')}
  }
}
`;
}

function addresses({ pages }: BuiltSite): string[] {
  return pages.flatMap((page) => {
    const plain = plainNamePaths(page);
    return plain === null
      ? sources(page).map((source) => entry(source, page.pattern))
      : [entry(`~*${plain}`, addressOf(page, '$1'))];
  });
}

/** Whole paths, which nginx finds faster than by expressions, for all pages without a name in their address. */
function sources(page: SitePage): string[] {
  if (plainNamePaths(page) !== null) return [`~*${pagePaths(page)}`];
  const path = page.pattern.replace(/\/$/, '');
  return path === '' ? ['/'] : [path, `${path}/`];
}

function folderOf(file: string): string {
  return file.slice(0, -NOT_FOUND.length);
}

function variable(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`;
}

function header(name: string, value: string): string {
  return `add_header ${name} ${value} always;`;
}

function entry(source: string, value: string): string {
  return `${quoted(source)} ${quoted(value)};`;
}

/** In quotes nginx reads a backslash only before a quote. */
function quoted(text: string): string {
  return `"${text}"`;
}

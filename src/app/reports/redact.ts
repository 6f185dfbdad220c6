const LONGEST_MESSAGE = 300;
const LONGEST_LOOK = 2_000;

/** An address of the site's own code, whose name says nothing about a person. */
const OWN_FILE = /^\/assets\/[\w.-]+$/;

/**
 * A message of an error without anything that may be personal: addresses, mail addresses, tokens, quoted texts, numbers
 * that may be amounts or codes, and what is typed in a field of the page.
 */
export function redact(text: string, typed: readonly string[], origin: string): string {
  const withoutTyped = [...typed]
    .filter((value) => value.trim().length > 1)
    .sort((one, other) => other.length - one.length)
    .reduce((rest, value) => rest.replaceAll(value, '[typed]'), text.slice(0, LONGEST_LOOK));
  return RULES.reduce(
    (rest, [found, replacement]) => rest.replaceAll(found, replacement),
    fileNames(withoutTyped, origin),
  )
    .replaceAll(KEPT_FILE, '/assets/$1')
    .slice(0, LONGEST_MESSAGE);
}

/** Before the rules, which would take their names for tokens. */
function fileNames(text: string, origin: string): string {
  return text.replaceAll(/\b[a-z][a-z\d+.-]*:\/\/[^\s"'`<>()]+/gi, (address) => {
    const file = ownFile(address, origin);
    return file === null ? '[address]' : file.replace('/assets/', KEEP);
  });
}

const KEEP = '\uE000';
const KEPT_FILE = /\uE000([\w.-]+)/g;

const RULES: readonly (readonly [found: RegExp, replacement: string])[] = [
  // A path, with what follows it.
  [/(?<![\w\])])\/[\w%~.-]+[^\s"'`<>()]*/g, '[path]'],
  [/\?[\w%.-]+=[^\s"'`<>()]*/g, '[query]'],
  [/[^\s"'`<>(),;:]+(?:@|%40)[^\s"'`<>(),;:]+/gi, '[email]'],
  [/"[^"]*"?|[“„«][^”“»]*[”“»]?|`[^`]*`?/g, '[text]'],
  // Names in code stay: "reading 'map'".
  [/(?<!\w)'(?![a-z_$][\w$.]{0,30}')[^']*'/g, '[text]'],
  [/\beyJ[\w-]+(?:\.[\w-]*)*/g, '[token]'],
  [/(?<![\w\uE000.])(?=[\w+=-]*[\d_+=-]|[\w+=-]{31})[\w+=-]{16,}/g, '[token]'],
  [/[$€£¥₽₴]\s?\d+(?:[.,]\d+)*|\d+(?:[.,’\u00a0\u202f ]\d+)+|\d{4,}/g, '[number]'],
];

function ownFile(address: string, origin: string): string | null {
  if (!address.startsWith(`${origin}/`)) return null;
  const [path = ''] = address.slice(origin.length).split(/[?#]/, 1);
  return OWN_FILE.test(path) ? path : null;
}

const MOST_FRAMES = 12;
const FRAME =
  /^\s*(?:at (?:async )?)?(?:(?<name>[^@(]*?)\s?[(@])?(?<address>\S+?):(?<line>\d+):(?<column>\d+)\)?$/;

/** The places in the site's own code, as `name /assets/file.js:line:column`; of other code only that it was there. */
export function framesOf(stack: string, origin: string): string[] {
  return stack
    .slice(0, 10 * LONGEST_LOOK)
    .split('\n')
    .flatMap((text) => {
      const { name = '', address = '', line, column } = FRAME.exec(text)?.groups ?? {};
      if (line === undefined) return [];
      const file = ownFile(address, origin);
      if (file === null) return ['[elsewhere]'];
      const shownName = /^[\w$.]{1,40}$/.test(name) ? `${name} ` : '';
      return [`${shownName}${file}:${line}:${String(column)}`];
    })
    .slice(0, MOST_FRAMES);
}

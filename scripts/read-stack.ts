import { globSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';

import { SOURCE_MAPS } from './build-info.ts';

const PLACE = /(?:https?:\/\/[^\s/]+)?\/assets\/([\w.-]+\.js):(\d+):(\d+)/g;

/**
 * A stack of the built site with the places in its source. Places of another build stay as they are.
 *
 * @param folder of source maps, in folders for releases or not
 */
export function readStack(stack: string, folder: string): string {
  return stack.replaceAll(PLACE, (place, file: string, line: string, column: string) => {
    const [map] = globSync(`${folder}/**/${file}.map`);
    if (map === undefined) return place;
    const sources = new SourceMap(JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload);
    const origin = sources.findOrigin(Number(line), Number(column));
    if (!('fileName' in origin)) return place;
    const source = origin.fileName.replace(/^(\.\.\/)+/, '');
    return `${source}:${String(origin.lineNumber)}:${String(origin.columnNumber)}`;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { maps } = parseArgs({ options: { maps: { type: 'string', default: SOURCE_MAPS } } }).values;
  console.log(readStack(await text(process.stdin), maps).trimEnd());
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A throw-away project: files by path, and empty packages for whatever they import from npm. */
export class PlantedTree implements Disposable {
  readonly folder = mkdtempSync(join(tmpdir(), 'planted-'));

  constructor(files: Readonly<Record<string, string>>, packages: readonly string[]) {
    this.#write('package.json', JSON.stringify({ name: 'planted', type: 'module' }));
    this.#write('tsconfig.json', JSON.stringify({ compilerOptions: { allowImportingTsExtensions: true } }));
    for (const [path, text] of Object.entries(files)) this.#write(path, text);
    for (const name of packages) this.#plantPackage(name);
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true });
  }

  #plantPackage(name: string): void {
    const manifest = { name, version: '1.0.0', exports: { '.': './index.js', './*': './index.js' } };
    this.#write(`node_modules/${name}/package.json`, JSON.stringify(manifest));
    this.#write(`node_modules/${name}/index.js`, 'export {};');
  }

  #write(path: string, text: string): void {
    const target = join(this.folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

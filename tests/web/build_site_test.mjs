// The assembled site: complete, nothing more than is served, and a service worker that knows it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'site-'));
const [web, site] = [join(scratch, 'web'), join(scratch, 'site')];
after(() => rmSync(scratch, { recursive: true }));

const build = () =>
  execFileSync('node', [join(root, 'tools/build-site.mjs'), web, scratch, site], {
    encoding: 'utf8',
  });
const read = (/** @type {string} */ path) => readFileSync(join(site, path));
/** @returns {Record<string, string>} */
const precached = () =>
  JSON.parse(/JSON\.parse\(\s*'(.*)',?\s*\)/.exec(String(read('sw.js')))?.[1] ?? '');

before(() => {
  cpSync(join(root, 'web'), web, { recursive: true });
  for (const name of ['unblocker.mjs', 'unblocker.wasm']) writeFileSync(join(scratch, name), name);
  build();
});

test('every file is precached with the hash it has, the page under its folder', () => {
  const files = precached();
  for (const path of [
    './',
    'main.js',
    'worker.js',
    'unblocker.mjs',
    'unblocker.wasm',
    'icons/icon-512.png',
  ]) {
    const content = read(path === './' ? 'index.html' : path);
    const sum = createHash('sha256').update(content).digest('base64');
    assert.equal(files[path], `sha256-${sum}`, path);
  }
  assert.equal('sw.js' in files, false);
  assert.deepEqual(
    Object.keys(files).filter((path) => path.includes('.d.')),
    [],
  );
});

test('everything the page names is there, by relative addresses', () => {
  const page = String(read('index.html'));
  const named = [...page.matchAll(/(?:src|href)="([^"#]+)"/g)].map(([, path]) => path);
  const { icons } = JSON.parse(String(read('manifest.webmanifest')));
  const all = [...named, ...icons.map((/** @type {{src: string}} */ { src }) => src)];
  assert.ok(all.length > 8);
  for (const path of all) assert.ok(precached()[path], `${path} is not in the site`);
});

test('the version changes with any file, and only then', () => {
  const first = String(read('sw.js'));
  build();
  assert.equal(String(read('sw.js')), first);
  writeFileSync(join(web, 'main.js'), '// changed');
  build();
  assert.notEqual(String(read('sw.js')), first);
  assert.doesNotMatch(String(read('sw.js')), /\{\{[A-Z]/);
});

test('what was there before is gone', () => {
  writeFileSync(join(site, 'stale.js'), '');
  build();
  assert.throws(() => read('stale.js'), { code: 'ENOENT' });
});

// The server used for trying the site out: nothing but the folder's files, as Pages would send them.
import assert from 'node:assert/strict';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileFor, staticServer } from '../../tools/static-server.mjs';

const outer = mkdtempSync(join(tmpdir(), 'site-'));
const folder = join(outer, 'site');
const server = staticServer(folder, { base: '/name/', headers: { 'x-extra': 'yes' } });
let port = 0;

before(async () => {
  mkdirSync(join(folder, 'deep'), { recursive: true });
  writeFileSync(join(outer, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'index.html'), '<p>home</p>');
  writeFileSync(join(folder, 'deep/index.html'), '<p>deep</p>');
  writeFileSync(join(folder, 'a b.wasm'), '\0asm');
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  port = /** @type {import('node:net').AddressInfo} */ (server.address()).port;
});
after(() => {
  server.close();
  rmSync(outer, { recursive: true });
});

/**
 * The path goes out as it is; `fetch` would tidy away what is tried here.
 * @param {string} path
 * @param {import('node:http').RequestOptions} [options]
 * @returns {Promise<{status: number, headers: import('node:http').IncomingHttpHeaders, body: string}>}
 */
const get = (path, options = {}) =>
  new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, agent: false, ...options }, (answer) => {
      let body = '';
      answer.on('data', (part) => (body += part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
      );
    });
    sent.on('error', reject).end();
  });

/** @type {[path: string, status: number, type: string | undefined, body: RegExp][]} */
const answers = [
  ['/name/', 200, 'text/html; charset=utf-8', /home/],
  ['/name/index.html?x=1', 200, 'text/html; charset=utf-8', /home/],
  ['/name/deep', 200, 'text/html; charset=utf-8', /deep/],
  ['/name/a%20b.wasm', 200, 'application/wasm', /asm/],
  ['/name', 301, undefined, /^$/],
  ['/name/none.js', 404, undefined, /not found/i],
  ['/', 404, undefined, /not found/i],
  ['/name/../secret.txt', 404, undefined, /not found/i],
  ['/name/%2e%2e/secret.txt', 404, undefined, /not found/i],
  ['/name/..%2fsecret.txt', 404, undefined, /not found/i],
  ['/name/%', 404, undefined, /not found/i],
  ['/name/a%00b', 404, undefined, /not found/i],
];
for (const [path, status, type, body] of answers) {
  test(`${path} is answered with ${status}`, async () => {
    const answer = await get(path);
    assert.equal(answer.status, status);
    assert.equal(answer.headers['content-type'], type);
    assert.equal(answer.headers['x-extra'], 'yes');
    assert.match(answer.body, body);
  });
}

test('files may be kept for ten minutes, and are not sent again while they are the same', async () => {
  const first = await get('/name/');
  assert.equal(first.headers['cache-control'], 'max-age=600');
  const again = await get('/name/', { headers: { 'if-none-match': String(first.headers.etag) } });
  assert.deepEqual([again.status, again.body], [304, '']);
});

test('HEAD sends no body, and nothing can be written', async () => {
  const head = await get('/name/', { method: 'HEAD' });
  assert.deepEqual([head.status, head.body], [200, '']);
  assert.equal((await get('/name/', { method: 'PUT' })).status, 405);
});

test('a neighbour folder with the same beginning is outside', () => {
  assert.equal(fileFor('/srv/site', '/', '/../site-old/a'), null);
  assert.equal(fileFor('/srv/site', '/', '/a'), '/srv/site/a');
});

test('what is smaller for it is sent compressed to those who take it', async () => {
  const headers = { 'accept-encoding': 'gzip, deflate' };
  const answer = await get('/name/', { headers });
  assert.equal(answer.headers['content-encoding'], 'gzip');
  const plain = await get('/name/', { headers: {} });
  assert.equal(plain.headers['content-encoding'], undefined);
  assert.equal(plain.headers['content-length'], String('<p>home</p>'.length));
});

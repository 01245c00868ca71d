// A static file server that behaves as GitHub Pages does: the right types, gzip for what it makes
// smaller, a ten-minute cache, no directory listings, under any sub-path; so that what works here
// works there.
//
//   node tools/static-server.mjs FOLDER [--port 8000] [--base /name/]
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { extname, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** What Pages compresses; pictures are compressed already. */
export const isCompressed = (/** @type {string} */ file) =>
  /\.(css|html|js|json|mjs|svg|txt|wasm|webmanifest)$/.test(file);

/**
 * The file a request's path names, or null if it lies outside the folder or the base path.
 * @param {string} folder absolute
 * @param {string} base begins and ends with a slash
 * @param {string} url as in the request line
 */
export function fileFor(folder, base, url) {
  let path;
  try {
    path = decodeURIComponent(url.split(/[?#]/, 1)[0]);
  } catch {
    return null; // a broken % escape
  }
  if (!path.startsWith(base) || path.includes('\0')) return null;
  const file = resolve(join(folder, path.slice(base.length)));
  return file === folder || file.startsWith(folder + sep) ? file : null;
}

/**
 * Size, time and path of a file, or of the index.html of a folder.
 * @param {string} file
 * @returns {Promise<{file: string, size: number, modified: Date} | null>} null if there is none
 */
async function find(file) {
  const found = await stat(file).catch(() => null);
  if (found?.isDirectory()) return find(join(file, 'index.html'));
  return found?.isFile() ? { file, size: found.size, modified: found.mtime } : null;
}

const compressed = promisify(gzip);

/** Compresses each file once for as long as it stays the same: a page is opened time and again. */
function compressor() {
  /** @type {Map<string, {tag: string, content: Promise<Buffer>}>} */
  const kept = new Map();
  return (/** @type {string} */ file, /** @type {string} */ tag) => {
    const known = kept.get(file);
    if (known?.tag === tag) return known.content;
    const content = readFile(file).then((bytes) => compressed(bytes));
    kept.set(file, { tag, content });
    content.catch(() => kept.delete(file));
    return content;
  };
}

/**
 * @param {string} folder what to serve
 * @param {{base?: string, headers?: Record<string, string>}} [options] `base`: the sub-path it is
 *   served under; `headers`: sent with every answer
 * @returns {import('node:http').RequestListener}
 */
export function answerFrom(folder, { base = '/', headers = {} } = {}) {
  const root = resolve(folder);
  const compress = compressor();
  return async (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const url = request.url ?? '/';
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405);
    if (base !== '/' && url === base.slice(0, -1)) return end(response, 301, { location: base });
    const path = fileFor(root, base, url);
    const found = path && (await find(path));
    if (!found) return end(response, 404);
    const tag = `"${found.size.toString(16)}-${found.modified.getTime().toString(16)}"`;
    const about = {
      'content-type': types[extname(found.file)] ?? 'application/octet-stream',
      'cache-control': 'max-age=600',
      'last-modified': found.modified.toUTCString(),
      etag: tag,
    };
    if (request.headers['if-none-match'] === tag) return end(response, 304, about);
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const isSmaller = accepted.includes('gzip') && isCompressed(found.file);
    const length = isSmaller
      ? { 'content-encoding': 'gzip', vary: 'Accept-Encoding' }
      : { 'content-length': found.size };
    response.writeHead(200, { ...about, ...length });
    if (request.method === 'HEAD') return void response.end();
    const broken = () => void response.destroy();
    if (isSmaller) return compress(found.file, tag).then((bytes) => response.end(bytes), broken);
    return createReadStream(found.file).on('error', broken).pipe(response);
  };
}

/**
 * @param {Parameters<typeof answerFrom>} what
 * @returns {import('node:http').Server} not yet listening
 */
export const staticServer = (...what) => createServer(answerFrom(...what));

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {Record<string, string>} [headers]
 */
function end(response, status, headers = {}) {
  response.writeHead(status, headers);
  response.end(status === 404 ? 'Not found\n' : undefined);
}

/** This machine's addresses on its networks, as a phone there would write them. */
function ownAddresses() {
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter((one) => one.family === 'IPv4' && !one.internal)
    .map((one) => one.address);
}

/** @param {string} name @param {string} fallback */
function option(name, fallback) {
  const at = process.argv.indexOf(name);
  return at < 0 ? fallback : process.argv[at + 1];
}

function main() {
  const folder = process.argv[2];
  const port = Number(option('--port', '8000'));
  const base = option('--base', '/');
  if (!folder || !Number.isInteger(port) || !/^\/(.*\/)?$/.test(base)) {
    console.error('usage: node tools/static-server.mjs FOLDER [--port 8000] [--base /name/]');
    process.exit(2);
  }
  staticServer(folder, { base })
    .on('error', (error) => {
      console.error(`Cannot serve on port ${port}: ${error.message}. Try PORT=8001 tools/serve`);
      process.exit(1);
    })
    .listen(port, () => {
      console.log(`On this machine: http://localhost:${port}${base}`);
      for (const address of ownAddresses()) {
        console.log(`On a phone in the same network: http://${address}:${port}${base}`);
      }
      console.log('(Working offline needs localhost or https: browsers allow it nowhere else.)');
    });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();

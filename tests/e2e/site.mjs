// The built site, served under a sub-path on a free port of this machine; and beside it the modules it
// is bundled from, for tests that try one of them in a page.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { answerFrom } from '../../tools/static-server.mjs';
import { root } from '../shared.mjs';

const base = '/some-name/';
/** To be imported in a page. */
export const sourceOf = (/** @type {string} */ module) => `${base}sources/${module}`;
export const site = join(root, 'build/web/site');

/**
 * @param {{folder?: string, headers?: Record<string, string>}} [how] `headers` are sent with every
 *   answer
 */
export async function serveSite({ folder = site, headers = {} } = {}) {
  const answerSite = answerFrom(folder, { base, headers });
  const answerSource = answerFrom(join(root, 'web'), { base: sourceOf('') });
  const server = createServer((request, response) => {
    const answer = request.url?.startsWith(sourceOf('')) ? answerSource : answerSite;
    answer(request, response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const stop = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}${base}`, stop };
}

// The built site, served under a sub-path on a free port of this machine.
import { join } from 'node:path';
import { staticServer } from '../../tools/static-server.mjs';
import { root } from '../shared.mjs';

const base = '/some-name/';
export const site = join(root, 'build/web/site');

/**
 * @param {{folder?: string, headers?: Record<string, string>}} [how] `headers` are sent with every
 *   answer
 */
export async function serveSite({ folder = site, headers = {} } = {}) {
  const server = staticServer(folder, { base, headers });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const stop = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}${base}`, stop };
}

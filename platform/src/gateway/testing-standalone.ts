import { fastify } from 'fastify';
import { createHash } from 'node:crypto';
import { flip } from '../release/intents.ts';
import { loadGatewayConfig } from './config.ts';
import { buildStandaloneGateway } from './standalone.ts';
import { BY, closeAfterTest, openTwoReleases, shopArea } from './testing.ts';

/** Origin on which nothing listens. */
export const NO_BACKEND = 'http://127.0.0.1:1';
/** Valid request id, as sent by a browser. */
export const ID = '0123456789abcdef0123456789abcdef';

const MODULE = `
export const findPage = () => ({
  calls: ['products'],
  describe: ([answer]) => ({ status: 200, head: [{ tag: 'title', text: answer ? 'with data' : 'without' }] }),
});
`;

/** Backend that returns the request it received. */
export async function openBackend(onUpload: () => void = () => undefined) {
  const app = closeAfterTest(fastify({ trustProxy: true }));
  app.addContentTypeParser('image/webp', (_request, payload, done) => done(null, payload));
  app.get('/api/products', async ({ ip, headers, host }) => ({
    ip,
    host,
    lang: headers.lang,
    id: headers['x-request-id'],
    traceparent: headers.traceparent,
    via: headers['x-forwarded-for'],
  }));
  app.get('/api/site', async () => ({ data: { default_currency: 'BHD' } }));
  let busy = 0;
  app.get('/api/busy', async (_request, reply) =>
    reply
      .code(503)
      .header('Retry-After', '1')
      .send({ busy: (busy += 1) }),
  );
  app.post<{ Body: AsyncIterable<Buffer> }>('/api/uploads', async (request) => {
    const digest = createHash('sha256');
    for await (const chunk of request.body) {
      digest.update(chunk);
      onUpload();
    }
    return { digest: digest.digest('hex') };
  });
  app.get('/media/mask-320.webp', async (_request, reply) => reply.type('image/webp').send(Buffer.from('picture')));
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** Standalone gateway in front of a backend, with a release whose page calls the API. */
export async function openGateway(backendOrigin: string, environment: NodeJS.ProcessEnv = {}) {
  const releases = await openTwoReleases();
  await releases.publish('shop', '3', { area: shopArea }, { 'first-page.mjs': MODULE });
  await flip(releases.store, { shop: '3' }, BY);
  const config = loadGatewayConfig({ BACKEND_ORIGIN: backendOrigin, LOG_LEVEL: 'silent', ...environment });
  const { app, drain } = await buildStandaloneGateway(config, releases.store);
  closeAfterTest(app);
  return { app, drain, address: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

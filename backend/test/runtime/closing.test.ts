import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

/**
 * Prints its port as text (a number may be coloured) and its events. Requests get their response when standard input
 * ends.
 */
const SERVER = `
import { fastify } from 'fastify';
import { once } from 'node:events';
import { closeOnSignal } from './closing.ts';

const app = fastify();
app.decorate('config', { drainMs: 0 });
app.decorate('drain', () => console.log('draining'));
app.addHook('onClose', async () => console.log('closed'));
app.get('/', async (request, reply) => {
  console.log('asked');
  await once(process.stdin.resume(), 'end');
  return reply.header('Connection', 'close').send('answered');
});
await app.listen({ port: 0, host: '127.0.0.1' });
closeOnSignal(app);
console.log(String(app.server.address().port));
`;

test('Repeated SIGTERM finishes requests in progress and closes everything', async (t) => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', SERVER], {
    cwd: fileURLToPath(new URL('../../src/runtime', import.meta.url)),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  t.after(() => child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const hear = async (): Promise<unknown> => (await lines.next()).value;
  const answer = fetch(`http://127.0.0.1:${await hear()}/`).then(
    (response) => response.text(),
    () => 'cut off',
  );
  assert.equal(await hear(), 'asked');
  child.kill('SIGTERM');
  assert.equal(await hear(), 'draining');
  child.kill('SIGTERM');
  child.kill('SIGINT');
  child.stdin.end();
  assert.equal(await answer, 'answered');
  assert.equal(await hear(), 'closed');
  assert.deepEqual(await ended, [0, null]);
});

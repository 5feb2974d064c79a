import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test } from 'node:test';

/**
 * Prints its port (as a string, because numbers may be coloured) and its events. Requests are completed when its
 * standard input ends.
 */
const SERVER = `
import { fastify } from 'fastify';
import { once } from 'node:events';
import { serveUntilStopped } from './serve-until-stopped.ts';

serveUntilStopped(async () => {
  const app = fastify();
  app.get('/', async (request, reply) => {
    console.log('received');
    await once(process.stdin.resume(), 'end');
    return reply.header('Connection', 'close').send('done');
  });
  app.addHook('onClose', async () => console.log('closed'));
  const drain = () => console.log('draining');
  return { app, port: 0, host: '127.0.0.1', drainMs: 0, drain, announce: (port) => console.log(String(port)) };
});
`;

test('Finishes in-flight requests and closes on repeated stop signals', async (t) => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', SERVER], {
    cwd: import.meta.dirname,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  t.after(() => child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const readLine = async (): Promise<unknown> => (await lines.next()).value;
  const responseText = fetch(`http://127.0.0.1:${await readLine()}/`).then(
    (response) => response.text(),
    () => 'cut off',
  );
  assert.equal(await readLine(), 'received');
  child.kill('SIGINT');
  assert.equal(await readLine(), 'draining');
  child.kill('SIGINT');
  child.kill('SIGTERM');
  child.stdin.end();
  assert.equal(await responseText, 'done');
  assert.equal(await readLine(), 'closed');
  assert.deepEqual(await ended, [0, null]);
});

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test } from 'node:test';

/** Tells its port, as text, for a number may come in colour, and what becomes of it. Whoever asks it something is answered when its standard input ends. */
const SERVER = `
import { fastify } from 'fastify';
import { once } from 'node:events';
import { serveUntilStopped } from './serve-until-stopped.ts';

serveUntilStopped(async () => {
  const app = fastify();
  app.get('/', async (request, reply) => {
    console.log('asked');
    await once(process.stdin.resume(), 'end');
    return reply.header('Connection', 'close').send('answered');
  });
  app.addHook('onClose', async () => console.log('closed'));
  const drain = () => console.log('told to stop');
  return { app, port: 0, host: '127.0.0.1', drainMs: 0, drain, announce: (port) => console.log(String(port)) };
});
`;

test('At Ctrl+C, which reaches a server several times, whoever is being answered gets the answer and all is put away', async (t) => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', SERVER], {
    cwd: import.meta.dirname,
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
  child.kill('SIGINT');
  assert.equal(await hear(), 'told to stop');
  child.kill('SIGINT');
  child.kill('SIGTERM');
  child.stdin.end();
  assert.equal(await answer, 'answered');
  assert.equal(await hear(), 'closed');
  assert.deepEqual(await ended, [0, null]);
});

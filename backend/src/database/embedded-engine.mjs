// The thread of the embedded engine. Plain JavaScript, because threads are started from this very file by what runs from
// sources and by what is built.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** Reset at the start of each connection: the engine has one session, in whatever state the previous user left it. */
const BEGINNING = ['ROLLBACK', 'DEALLOCATE ALL', "SET TIME ZONE 'UTC'", 'SET random_page_cost = 1.1'];

const engine = await PGlite.create({ dataDir: workerData, extensions: { pg_trgm } });

/** Answers what comes in PostgreSQL's protocol in the same. @param {import('node:worker_threads').MessagePort} port */
const serve = async (port) => {
  for (const statement of BEGINNING) await engine.exec(statement);
  port.on('message', (/** @type {Uint8Array} */ messages) => {
    // The engine goes on using the memory that some of its answers lie in.
    const response = engine.execProtocolRawSync(messages).slice();
    port.postMessage(response, [response.buffer]);
  });
};

parentPort?.on('message', async (/** @type {import('node:worker_threads').MessagePort | 'close'} */ message) => {
  if (message !== 'close') return serve(message);
  await engine.close();
  parentPort?.close();
});
parentPort?.postMessage('ready');

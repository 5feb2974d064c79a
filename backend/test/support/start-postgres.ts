import { startPostgres } from './postgres-server.ts';

// A PostgreSQL for programs outside of the tests: says its address when it is ready, and goes away with its data on
// SIGTERM or SIGINT.

const { url, stop } = await startPostgres();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
process.stdout.write(`${url}\n`);

import pg from 'pg';
import { startPostgres } from './postgres-server.ts';

// A PostgreSQL for programs outside the tests: prints its address when it is ready, and removes its data on SIGTERM or
// SIGINT. With a name as argument, the address is that of an empty database of that name, whose user owns only this
// database. With --durable every commit survives a crash.

const [name] = process.argv.slice(2).filter((word) => word !== '--durable');
const { url, stop } = await startPostgres({ isDurable: process.argv.includes('--durable') });
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());

/** As in docs/operations/install.md. */
async function createOwned(owner: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const quoted = client.escapeIdentifier(owner);
  await client.query(`CREATE ROLE ${quoted} LOGIN`);
  await client.query(`CREATE DATABASE ${quoted} OWNER ${quoted} ENCODING 'UTF8' TEMPLATE template0`);
  await client.end();
  const address = new URL(url);
  address.username = owner;
  address.pathname = owner;
  return address.href;
}

process.stdout.write(`${name === undefined ? url : await createOwned(name)}\n`);

// npm run topology [-- --restore <backup>] [--releases <folder>]: starts the shop as on several machines, in separate
// processes and users of this one: etcd, three PostgreSQL under Patroni, HAProxy, PgBouncer, Valkey, object storage,
// three backends, two gateways and nginx. Prints the addresses, then a line of JSON for each `start <process>` or
// `stop <process>` on standard input. Ends everything on SIGTERM, SIGINT or the end of standard input.
import { createInterface } from 'node:readline';
import { startTopology } from './topology.ts';

const read = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};

const starting = startTopology({ restore: read('restore'), releases: read('releases'), port: read('port') });
let isStopping = false;
// A signal during the start waits for it, so that nothing is left running.
const stop = async () => {
  if (isStopping) return;
  isStopping = true;
  await (await starting).stop();
  process.exit(0);
};
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
const topology = await starting;

const asked = createInterface(process.stdin);
if (process.argv.includes('--json')) {
  process.stdout.write(`${JSON.stringify(topology.describe())}\n`);
  asked.on('close', () => void stop());
} else {
  const lines = Object.entries(topology.addresses).map(([name, address]) => `${name.padEnd(12)}${address}`);
  process.stdout.write(`${[...lines, 'Press Ctrl+C to stop.'].join('\n')}\n`);
}
asked.on('line', async (line) => {
  const [command = '', name = ''] = line.trim().split(/\s+/);
  const outcome = await topology.handle(command, name).then(
    (service) => ({ name, pid: service.pid }),
    (error: Error) => ({ name, error: error.message }),
  );
  process.stdout.write(`${JSON.stringify(outcome)}\n`);
});

// npm start: from a fresh clone to a running marketplace.
import {
  buildChanged,
  install,
  readPaymentProvider,
  readPort,
  requireFreePort,
  requireNode,
  run,
  say,
} from './steps.mjs';

requireNode();
await requireFreePort(readPort());
await install();
say('Building the shell, the areas and the servers (unchanged ones are cached)');
await buildChanged();
say('Opening the database (the first start creates it with demo data, which takes half a minute)');
process.exit(
  await run('node', ['platform/dist/serve.js', '--seed'], { env: { PAYMENT_PROVIDER: readPaymentProvider() } }),
);

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
say('Building the shell, the areas and the servers (cached when nothing changed)');
await buildChanged();
say('Opening the database (the first time it is created and filled with the demo, which takes half a minute)');
process.exit(
  await run('node', ['delivery/dist/serve.js', '--seed'], { env: { PAYMENT_PROVIDER: readPaymentProvider() } }),
);

// npm start: from a fresh clone to a running marketplace.
import { install, mustRun, readPort, requireFreePort, requireNode, run, say } from './steps.mjs';

requireNode();
await requireFreePort(readPort());
await install();
say('Building the shell, the areas and the servers (cached when nothing changed)');
await mustRun('Build', 'npx', ['nx', 'run-many', '-t', 'build', '--outputStyle=static']);
say('Opening the database (the first time it is created and filled with the demo, which takes half a minute)');
await mustRun('Database', 'npm', ['run', '--silent', 'admin', '-w', '@balsam/backend', '--', 'seed', '--if-empty']);
process.exit(await run('node', ['delivery/dist/serve.js']));

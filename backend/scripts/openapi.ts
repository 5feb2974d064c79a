import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildApp, loadConfig } from '../src/app.ts';

// Prints the OpenAPI document of the API: npm run openapi -w @balsam/backend > openapi.json

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'balsam-openapi-'));
const app = await buildApp({ ...loadConfig({ LOG_LEVEL: 'silent' }), dataDir });
try {
  await app.ready();
  process.stdout.write(`${JSON.stringify(app.swagger(), null, 2)}\n`);
} finally {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
}

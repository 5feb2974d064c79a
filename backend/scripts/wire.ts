import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildApp, loadConfig } from '../src/app.ts';
import { writeFacts } from './wire-facts.ts';
import { WIRE_TYPES_FILE, writeWireTypes } from './wire-types.ts';

// npm run wire: generates the front ends' request and response types from the OpenAPI document, and what follows from facts.

const FRONT_ENDS_NAME = 'shared-api/src/wire/index.ts';

console.log('Generating the facts: statuses, currencies, languages, limits');
await Promise.all(writeFacts().map(([file, content]) => writeFile(file, content)));

console.log(`Generating the types that ${FRONT_ENDS_NAME} names from the API document (about 30 seconds)`);
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'balsam-wire-'));
const app = await buildApp({ ...loadConfig({ LOG_LEVEL: 'silent' }), dataDir });
try {
  await app.ready();
  await writeFile(WIRE_TYPES_FILE, await writeWireTypes(JSON.stringify(app.swagger())));
  console.log(
    "Done. To get a type for another schema, name it there: Schemas['Vendor'], or Schemas['GetVendorResponse'].",
  );
} finally {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
}

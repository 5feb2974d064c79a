import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildApp, loadConfig } from '../src/app.ts';
import { FACTS_FILES, writeFacts } from './wire-facts.ts';
import { WIRE_TYPES_FILE, writeWireTypes } from './wire-types.ts';

// Writes what the front ends have of the backend: the types of what goes over the wire from the API's own document, and
// the facts: npm run wire

const FRONT_ENDS_NAME = 'shared-api/src/wire/index.ts';

console.log('Writing the facts: statuses, currencies, languages, limits');
await Promise.all(FACTS_FILES.map((file) => writeFile(file, writeFacts())));

console.log(`Writing the types that ${FRONT_ENDS_NAME} names, from the API document (about half a minute)`);
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'balsam-wire-'));
const app = await buildApp({ ...loadConfig({ LOG_LEVEL: 'silent' }), dataDir });
try {
  await app.ready();
  await writeFile(WIRE_TYPES_FILE, await writeWireTypes(JSON.stringify(app.swagger())));
  console.log("Done. A schema gets a type once it is named there: Schemas['Vendor'], or Schemas['GetVendorAnswer'].");
} finally {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
}

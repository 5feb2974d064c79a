// Writes src/wire/openapi.d.ts from the backend's own OpenAPI document; `--check` fails on drift instead.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

const target = new URL('../src/wire/openapi.d.ts', import.meta.url);
const document = execFileSync('npm', ['run', '--silent', 'openapi', '-w', '@balsam/backend'], {
  encoding: 'utf8',
  cwd: new URL('../../', import.meta.url),
  maxBuffer: 64 * 1024 * 1024,
});
const types = `/* Generated from the backend's OpenAPI document by \`npm run wire\`. */\n${astToString(await openapiTS(JSON.parse(document)))}`;

if (!process.argv.includes('--check')) {
  writeFileSync(target, types);
} else if (readFileSync(target, 'utf8') !== types) {
  console.error('The wire types differ from the backend. Run `npm run wire` and commit the result.');
  process.exit(1);
}

import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

/** Where the front ends have the types of what goes over the wire. */
export const WIRE_TYPES_FILE = fileURLToPath(new URL('../../shared-api/src/wire/openapi.d.ts', import.meta.url));

// Types have no use for a body's example, and one that names the next working day would be another one tomorrow.
const withoutExamples = (document: string): string =>
  JSON.stringify(JSON.parse(document, (key, value) => (key === 'application/json' ? { schema: value.schema } : value)));

/** @returns the file of types for an OpenAPI document, given as JSON */
export const writeWireTypes = async (document: string): Promise<string> => {
  const types = astToString(await openapiTS(withoutExamples(document)));
  return `/* Generated from the backend's OpenAPI document by \`npm run wire\`. */\n${types}`;
};

import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

/** Where the front ends have the types of what goes over the wire. */
export const WIRE_TYPES_FILE = fileURLToPath(new URL('../../shared-api/src/wire/openapi.d.ts', import.meta.url));

/** @returns the file of types for an OpenAPI document, given as JSON */
export const writeWireTypes = async (document: string): Promise<string> =>
  `/* Generated from the backend's OpenAPI document by \`npm run wire\`. */\n${astToString(await openapiTS(document))}`;

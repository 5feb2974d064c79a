import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { schemaName, walk } from '../src/openapi/schemas.ts';
import type { MediaType, OpenApi, Operation, Schema } from '../src/openapi/types.ts';

const wire = (file: string) => fileURLToPath(new URL(`../../shared-api/src/wire/${file}`, import.meta.url));

/** Where the front ends have the types of what goes over the wire. */
export const WIRE_TYPES_FILE = wire('openapi.d.ts');

/** Where they give these types their names: only what is named there is written. */
const NAMES_FILE = wire('index.ts');

type Schemas = Record<string, Schema>;

const schemaOf = (content: Record<string, MediaType> = {}) =>
  (content['application/json'] ?? content['multipart/form-data'])?.schema;

/** What goes in and comes out of an operation, by names of its own: `PlaceOrderRequest`, `PlaceOrderAnswer`. */
const bodiesOf = ({ operationId = '', requestBody, responses }: Operation): Schemas => {
  const name = operationId.charAt(0).toUpperCase() + operationId.slice(1);
  const [request, answer] = [schemaOf(requestBody?.content), schemaOf(responses['200']?.content)];
  return { ...(request && { [`${name}Request`]: request }), ...(answer && { [`${name}Answer`]: answer }) };
};

const everySchema = ({ paths, components }: OpenApi): Schemas => {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  return Object.assign({}, ...operations.map(bodiesOf), components.schemas);
};

/** The schemas of these names, with all that they refer to. */
const needed = (schemas: Schemas, names: readonly string[]): Schemas => {
  const found = new Set<string>();
  const collect = (name: string): void => {
    const schema = schemas[name];
    if (!schema) throw new Error(`${NAMES_FILE} names ${name}, which the document does not have.`);
    if (found.has(name)) return;
    found.add(name);
    walk(schema, ({ $ref }) => {
      const other = typeof $ref === 'string' ? schemaName($ref) : undefined;
      if (other) collect(other);
    });
  };
  names.forEach(collect);
  return Object.fromEntries([...found].sort().map((name) => [name, schemas[name] ?? {}]));
};

const namedByFrontEnds = (): string[] =>
  [...readFileSync(NAMES_FILE, 'utf8').matchAll(/Schemas\['(\w+)'\]/g)].flatMap(([, name]) => name ?? []);

/** @returns the file of types for an OpenAPI document, given as JSON */
export const writeWireTypes = async (document: string): Promise<string> => {
  const { openapi, info, ...whole } = JSON.parse(document);
  const components = { schemas: needed(everySchema(whole), namedByFrontEnds()) };
  const types = astToString(await openapiTS(JSON.stringify({ openapi, info, paths: {}, components })));
  return `/* Generated from the backend's OpenAPI document by \`npm run wire\`. */\n${types}`;
};

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { schemaName, walk } from '../src/openapi/schemas.ts';
import type { MediaType, OpenApi, Operation, Schema } from '../src/openapi/types.ts';

const wire = (file: string) => fileURLToPath(new URL(`../../shared-api/src/wire/${file}`, import.meta.url));

/** Generated types of requests and responses for the front ends. */
export const WIRE_TYPES_FILE = wire('openapi.d.ts');

/** Names the types the front ends use; only those are generated. */
const NAMES_FILE = wire('index.ts');

type Schemas = Record<string, Schema>;

const schemaOf = (content: Record<string, MediaType> = {}) =>
  (content['application/json'] ?? content['multipart/form-data'])?.schema;

/** Request and response schema of an operation, named `PlaceOrderRequest` and `PlaceOrderResponse`. */
const bodiesOf = ({ operationId = '', requestBody, responses }: Operation): Schemas => {
  const name = operationId.charAt(0).toUpperCase() + operationId.slice(1);
  const [request, response] = [schemaOf(requestBody?.content), schemaOf(responses['200']?.content)];
  return { ...(request && { [`${name}Request`]: request }), ...(response && { [`${name}Response`]: response }) };
};

const everySchema = ({ paths, components }: OpenApi): Schemas => {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  return Object.assign({}, ...operations.map(bodiesOf), components.schemas);
};

/** The named schemas and all schemas they reference. */
const needed = (schemas: Schemas, names: readonly string[]): Schemas => {
  const collected = new Set<string>();
  const collect = (name: string): void => {
    const schema = schemas[name];
    if (!schema) throw new Error(`${NAMES_FILE} names ${name}, which is not in the API document.`);
    if (collected.has(name)) return;
    collected.add(name);
    walk(schema, ({ $ref }) => {
      const other = typeof $ref === 'string' ? schemaName($ref) : undefined;
      if (other) collect(other);
    });
  };
  names.forEach(collect);
  return Object.fromEntries([...collected].sort().map((name) => [name, schemas[name] ?? {}]));
};

const namedByFrontEnds = (): string[] =>
  [...readFileSync(NAMES_FILE, 'utf8').matchAll(/Schemas\['(\w+)'\]/g)].flatMap(([, name]) => name ?? []);

/** @param document OpenAPI document as JSON @returns the content of the generated file */
export const writeWireTypes = async (document: string): Promise<string> => {
  const { openapi, info, ...whole } = JSON.parse(document);
  const components = { schemas: needed(everySchema(whole), namedByFrontEnds()) };
  const types = astToString(await openapiTS(JSON.stringify({ openapi, info, paths: {}, components })));
  return `/* Generated from the backend's OpenAPI document by \`npm run wire\`. */\n${types}`;
};

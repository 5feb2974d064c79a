import { nextWorkingDay } from '../calendar/working-days.ts';
import { resolve, schemaName } from './schemas.ts';
import type { DocumentedRoute, OpenApi, Schema } from './types.ts';

const FORMATS: ReadonlyMap<string, unknown> = new Map<string, unknown>(
  Object.entries({
    'date-time': '2026-03-01T09:30:00.000Z',
    date: '2026-03-01',
    email: 'noura@example.com',
    uri: 'https://example.com/',
  }),
);

const isFile = ({ format, anyOf = [] }: Schema): boolean => format === 'binary' || anyOf.some(isFile);

const plain = ({ type, format, minimum, exclusiveMinimum }: Schema): unknown => {
  switch (Array.isArray(type) ? type[0] : type) {
    case 'integer':
    case 'number':
      return Math.max(1, minimum ?? (exclusiveMinimum ?? 0) + 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return FORMATS.get(format ?? '') ?? 'text';
  }
};

const declaredExample = ({ examples, const: only, enum: values, default: usual }: Schema): unknown =>
  examples?.[0] ?? only ?? values?.[0] ?? usual;

/** Example value of a schema, composed of the examples of its parts. */
const exampleOf = (described: Schema, document: OpenApi): unknown => {
  const schema = resolve(described, document);
  const ready = declaredExample(described) ?? declaredExample(schema);
  if (ready !== undefined) return ready;
  const option = (schema.anyOf ?? schema.oneOf)?.find(({ type }) => type !== 'null');
  if (option) return exampleOf(option, document);
  if (schema.items) return isFile(schema.items) ? [] : [exampleOf(schema.items, document)];
  if (!schema.properties) return plain(schema);
  const fields = Object.entries(schema.properties).filter(([, field]) => !isFile(field));
  return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field, document)]));
};

/** Placeholder in an example for the next working day, since a fixed date would soon be past. */
export const NEXT_WORKING_DAY = '{next working day}';

const keepUpToDate = (example: unknown): void => {
  for (const [name, value] of Object.entries(Object(example)))
    if (value === NEXT_WORKING_DAY)
      Object.defineProperty(example, name, { get: nextWorkingDay, enumerable: true, configurable: true });
};

/** Adds an example for each response of an operation with several. */
const describeResponses = ({ operation }: DocumentedRoute, document: OpenApi): void => {
  const json = operation.responses['200']?.content?.['application/json'];
  const named = json?.schema.anyOf?.flatMap((option) => {
    const name = schemaName(option.$ref);
    return name ? [[name, { value: exampleOf(option, document) }] as const] : [];
  });
  if (json && named && named.length > 1) json.examples = Object.fromEntries(named);
};

/** Adds an example of the JSON body: the schema's own, or one composed of the examples of its parts. */
export const describeExamples = (route: DocumentedRoute, document: OpenApi): void => {
  describeResponses(route, document);
  const { operation } = route;
  const json = operation.requestBody?.content['application/json'];
  if (!json) return;
  json.example ??= json.schema.example ?? exampleOf(json.schema, document);
  delete json.schema.example;
  keepUpToDate(json.example);
};

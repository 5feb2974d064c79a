import { resolve } from './schemas.ts';
import type { DocumentedRoute, OpenApi, Schema } from './types.ts';

const FORMATS: Readonly<Record<string, unknown>> = {
  'date-time': '2026-03-01T09:30:00.000Z',
  date: '2026-03-01',
  email: 'noura@example.com',
  uri: 'https://example.com/',
};

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
      return FORMATS[format ?? ''] ?? 'text';
  }
};

const given = ({ examples, const: only, enum: values, default: usual }: Schema): unknown =>
  examples?.[0] ?? only ?? values?.[0] ?? usual;

/** A value as a schema describes it, made of the examples of its parts. */
export const exampleOf = (described: Schema, document: OpenApi): unknown => {
  const schema = resolve(described, document);
  const ready = given(described) ?? given(schema);
  if (ready !== undefined) return ready;
  const option = (schema.anyOf ?? schema.oneOf)?.find(({ type }) => type !== 'null');
  if (option) return exampleOf(option, document);
  if (schema.items) return isFile(schema.items) ? [] : [exampleOf(schema.items, document)];
  if (!schema.properties) return plain(schema);
  const fields = Object.entries(schema.properties).filter(([, field]) => !isFile(field));
  return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field, document)]));
};

/** Gives the JSON body of an operation an example: the one of its schema, else one of the examples of its parts. */
export const describeExamples = ({ operation }: DocumentedRoute, document: OpenApi): void => {
  const json = operation.requestBody?.content['application/json'];
  if (!json) return;
  json.example ??= json.schema.example ?? exampleOf(json.schema, document);
  delete json.schema.example;
};

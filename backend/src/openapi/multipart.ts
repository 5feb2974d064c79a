import type { DocumentedRoute, MediaType, Schema } from './types.ts';

const isFile = ({ format, anyOf = [] }: Schema): boolean => format === 'binary' || anyOf.some(isFile);

/** One of some kinds of value: the first one that is an object or a list, else the schema as it is. */
const nested = (schema: Schema): Schema => schema.anyOf?.find(({ properties, items }) => properties ?? items) ?? schema;

const about = (schema: Schema, remark: string): Schema => ({
  ...schema,
  description: [schema.description, remark].filter(Boolean).join(' '),
});

/**
 * The fields of a form by the names that a browser would send: `store_address[country]` for what is nested,
 * `variants[0][sku]` for the first of a list of forms, `related_products[]` for each value of a list.
 */
const bracketed = (name: string, schema: Schema): [string, Schema][] => {
  const { properties, items } = nested(schema);
  if (properties) return Object.entries(properties).flatMap(([key, child]) => bracketed(`${name}[${key}]`, child));
  if (items?.properties)
    return Object.entries(items.properties).flatMap(([key, child]) =>
      bracketed(`${name}[0][${key}]`, about(child, `Of the first entry; the next is ${name}[1][${key}].`)),
    );
  if (items && !schema.anyOf) return [[`${name}[]`, about(items, schema.description ?? '')]];
  return [[name, schema]];
};

const formOf = ({ properties = {}, required = [] }: Schema): Schema => {
  const fields = Object.entries(properties).flatMap(([name, schema]) =>
    nested(schema).properties || nested(schema).items ? bracketed(name, schema) : [[name, schema] as [string, Schema]],
  );
  const names = new Set(fields.map(([name]) => name));
  const inside = Object.entries(properties).flatMap(([name, schema]) =>
    required.includes(name) ? (nested(schema).required ?? []).map((key) => `${name}[${key}]`) : [],
  );
  return {
    type: 'object',
    description:
      'A form as browsers send it: every value is text or a file, nested fields have names with brackets. No part is JSON unless its description says so.',
    properties: Object.fromEntries(fields),
    required: [...required, ...inside].filter((name) => names.has(name)),
    additionalProperties: false,
  };
};

const withoutFiles = (schema: Schema): Schema => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([, field]) => !isFile(field))),
});

const needsFile = ({ properties = {}, required = [] }: Schema): boolean =>
  required.some((name) => properties[name] && isFile(properties[name]));

/**
 * Writes into an operation how its form is sent: as multipart with bracket names and, unless a file must come along,
 * also as JSON without the files.
 */
export const describeForm = ({ route, operation }: DocumentedRoute): void => {
  const json = operation.requestBody?.content['application/json'];
  const schema = (json ?? operation.requestBody?.content['multipart/form-data'])?.schema;
  if (!route.config?.multipart || !operation.requestBody || !schema) return;
  const content: Record<string, MediaType> = { 'multipart/form-data': { schema: formOf(schema) } };
  if (!needsFile(schema)) content['application/json'] = { schema: withoutFiles(schema) };
  operation.requestBody.content = content;
};

import type { DocumentedRoute, MediaType, Schema } from './types.ts';

const isFile = ({ format, anyOf = [] }: Schema): boolean => format === 'binary' || anyOf.some(isFile);

/** The object or list alternative of a union, or the schema itself. */
const nested = (schema: Schema): Schema => schema.anyOf?.find(({ properties, items }) => properties ?? items) ?? schema;

const about = (schema: Schema, remark: string): Schema => ({
  ...schema,
  description: [schema.description, remark].filter(Boolean).join(' '),
});

/**
 * Form field names as a browser sends them: `store_address[country]` for nested fields, `variants[0][sku]` for the
 * first form of a list, `related_products[]` for list values.
 */
const bracketed = (name: string, schema: Schema): [string, Schema][] => {
  const { properties, items } = nested(schema);
  if (properties) return Object.entries(properties).flatMap(([key, child]) => bracketed(`${name}[${key}]`, child));
  if (items?.properties)
    return Object.entries(items.properties).flatMap(([key, child]) =>
      bracketed(`${name}[0][${key}]`, about(child, `First entry; the next is ${name}[1][${key}].`)),
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
      'A browser form: every value is text or a file; names of nested fields have brackets. No part is JSON unless described as such.',
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
 * Documents the request body of a form: multipart with bracketed names and, unless a file is required, also JSON
 * without the files.
 */
export const describeForm = ({ route, operation }: DocumentedRoute): void => {
  const json = operation.requestBody?.content['application/json'];
  const schema = (json ?? operation.requestBody?.content['multipart/form-data'])?.schema;
  if (!route.config?.multipart || !operation.requestBody || !schema) return;
  const content: Record<string, MediaType> = { 'multipart/form-data': { schema: formOf(schema) } };
  if (!needsFile(schema)) content['application/json'] = { schema: withoutFiles(schema) };
  operation.requestBody.content = content;
};

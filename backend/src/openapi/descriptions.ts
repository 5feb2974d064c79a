import type { OpenApi, Parameter, Schema } from './types.ts';
import { resolve, walk } from './schemas.ts';
import { fieldDescriptions } from './fields/index.ts';

/** Id descriptions of paths whose segment does not name the resource. */
const IDS: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries({
    carts: 'Id of a cart line (`cart_items`)',
    wishlist: 'Id of a wishlist entry',
    orders: 'Id of a sub-order',
    featured: 'Id of the product',
    approval: 'Id of the product',
    newsletter: 'Id of the subscriber',
    places: 'Id of the country',
    'vendor-identity': 'Id of the request (`requested`)',
  }),
);

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

const wordOf = (name: string) => (Object.hasOwn(fieldDescriptions, name) ? fieldDescriptions[name] : undefined);

const isOfType = (example: unknown, type: Schema['type']): boolean => {
  if (Array.isArray(type)) return type.some((each) => isOfType(example, each));
  if (type === 'array') return Array.isArray(example);
  if (type === 'null') return example === null;
  if (typeof example === 'number') return type === 'number' || (type === 'integer' && Number.isInteger(example));
  return typeof example === type;
};

/** Checks that an example has the type and pattern of the described value. */
const suits = (described: Schema, example: unknown, document: OpenApi): boolean => {
  const { type, anyOf, format, pattern, enum: values, const: only } = resolve(described, document);
  if (anyOf) return anyOf.some((each) => suits(each, example, document));
  if (format === 'binary') return false;
  if (values ?? only) return (values ?? [only]).includes(example);
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(String(example))) return false;
  return isOfType(example, type);
};

const describe = (name: string, schema: Schema, document: OpenApi): void => {
  const word = wordOf(name);
  if (!word) return;
  const [description, example] = word;
  schema.description ??= description;
  if (example !== undefined && !schema.examples && suits(schema, example, document)) schema.examples = [example];
};

/** Resource that an id in a path belongs to: the segment before it, except for `/carts/{id}`, a cart line. */
const idIn = (path: string): string => {
  const before = /([\w-]+)\/\{id\}/.exec(path)?.[1] ?? '';
  return IDS.get(before) ?? `Id of the ${before.replace(/([^s])s$/, '$1').replaceAll('-', ' ')}`;
};

const describeParameter = (parameter: Parameter, path: string, document: OpenApi): void => {
  const { name, schema } = parameter;
  if (!name || !schema) return;
  const isId = name === 'id' && parameter.in === 'path';
  parameter.description ??= schema.description ?? (isId ? idIn(path) : wordOf(name)?.[0]);
  const example = schema.examples?.[0] ?? wordOf(name)?.[1];
  if (example !== undefined && suits(schema, example, document)) parameter.example ??= example;
  delete schema.description;
  delete schema.examples;
};

/** Gives every property and parameter without a description the common one of its name. */
export const addDescriptions = (document: OpenApi): void => {
  const { paths, components } = document;
  walk([paths, components.schemas], ({ properties, type }) => {
    if (type !== 'object' || !isSchema(properties)) return;
    for (const [name, schema] of Object.entries(properties)) if (isSchema(schema)) describe(name, schema, document);
  });
  for (const [path, item] of Object.entries(paths))
    for (const { parameters = [] } of Object.values(item))
      parameters.forEach((parameter) => describeParameter(parameter, path, document));
};

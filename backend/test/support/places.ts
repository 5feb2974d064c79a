import type { Schema } from './openapi.ts';

// A place is a dotted path in a request: `params.id`, `body.store_address.city`.

type Fields = { readonly [name: string]: unknown };

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Value at a place of a request. */
export const valueAt = (request: object, place: string): unknown =>
  place.split('.').reduce<unknown>((value, key) => (isFields(value) ? value[key] : undefined), request);

const replace = (fields: object, [key = '', ...rest]: string[], value: unknown): Fields => {
  const child = valueAt(fields, key);
  return { ...fields, [key]: rest.length === 0 ? value : replace(isFields(child) ? child : {}, rest, value) };
};

/** Copy of a request with another value at a place. */
export const withValueAt = <Request extends object>(request: Request, place: string, value: unknown): Request => ({
  ...request,
  ...replace(request, place.split('.'), value),
});

/** A field of a request with its schema. */
export interface Field {
  readonly place: string;
  readonly schema: Schema;
}

/** Fields of a form, including nested forms. */
export const fieldsIn = ({ properties = {} }: Schema, place: string): Field[] =>
  Object.entries(properties).flatMap(([name, schema]) =>
    schema.properties ? fieldsIn(schema, `${place}.${name}`) : [{ place: `${place}.${name}`, schema }],
  );

import type { Operation, Schema } from '../support/openapi.ts';

const ID = /^id$|_id$|(?<!phone)_no$|^slug$|^user$|^token$/;
const PLACE = /^(country|state|city)$/;

const takesNumbers = ({ type, anyOf = [] }: Schema): boolean => type === 'integer' || anyOf.some(takesNumbers);

const findIn = (schema: Schema, path: string): string[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, child]) => {
    const place = `${path}.${name}`;
    if (ID.test(name) || (PLACE.test(name) && takesNumbers(child))) return [place];
    return findIn(child, place);
  });

/** Where a route takes an id, by its place in the request: `params.id`, `body.billing.country`. */
export const idPlaces = ({ params, query, body }: Operation): string[] => [
  ...findIn(params, 'params'),
  ...findIn(query, 'query'),
  ...findIn(body ?? {}, 'body'),
];

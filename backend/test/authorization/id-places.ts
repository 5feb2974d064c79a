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

/** Places of the ids that a route takes, such as `params.id` or `body.billing.country`. */
export const idPlaces = ({ params, query, body }: Operation): string[] => [
  ...findIn(params, 'params'),
  ...findIn(query, 'query'),
  ...findIn(body ?? {}, 'body'),
];

import fc from 'fast-check';
import type { Operation } from '../support/openapi.ts';
import { fieldsIn, withValueAt, type Field } from '../support/places.ts';
import { hostileForm, nearlyValid, validValue, type Known } from './arbitraries.ts';
import { contentTypes, headerValues, hostileTexts, hostileValues, rawBodies } from './hostile.ts';

const ROLES = ['visitor', 'customer', 'vendor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Encoding of a body: JSON, a multipart form, raw text, or none. */
export type Body =
  | { readonly kind: 'json' | 'form'; readonly value: unknown }
  | { readonly kind: 'raw'; readonly text: string; readonly contentType: string }
  | { readonly kind: 'none' };

/** A request before encoding, as a failing test prints it. */
export interface Attempt {
  readonly role: Role;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;
}

type Headers = Attempt['headers'];

const oneOf = (header: string, values: readonly string[]): fc.Arbitrary<Headers> =>
  fc.constantFrom(...values).map((value) => ({ [header]: value }));

const usualHeaders: fc.Arbitrary<Headers> = fc
  .tuple(
    fc.option(oneOf('lang', ['en', 'ar']), { nil: {} }),
    fc.option(oneOf('currency', ['SAR', 'BHD', 'USD']), { nil: {} }),
    fc.option(
      fc.uuid().map((key) => ({ 'idempotency-key': key })),
      { nil: {} },
    ),
  )
  .map((all) => Object.assign({}, ...all));

const hostileHeaders = fc
  .oneof(...Object.entries(headerValues).map(([name, values]) => oneOf(name, values)))
  .chain((hostile) => usualHeaders.map((usual) => ({ ...usual, ...hostile })));

const rawBody: fc.Arbitrary<Body> = fc.record({
  kind: fc.constant('raw'),
  text: fc.constantFrom(...rawBodies),
  contentType: fc.constantFrom(...contentTypes),
});

/** JSON, or also a multipart form where the route takes one; none where the route takes no body. */
const encodings = ({ body, multipart }: Operation, value: fc.Arbitrary<unknown>): fc.Arbitrary<Body> => {
  if (body === null) return fc.constant({ kind: 'none' });
  const kinds = multipart ? (['json', 'form'] as const) : (['json'] as const);
  return fc.record({ kind: fc.constantFrom(...kinds), value });
};

/** Valid parameters, query, body and headers of a request. */
const valid = (operation: Operation, known: Known) => ({
  params: validValue(operation.params, known),
  query: validValue(operation.query, known),
  body: encodings(operation, validValue(operation.body ?? {}, known)),
  headers: usualHeaders,
});

/** Valid requests with one component spoiled, each in turn. */
const spoiled = (operation: Operation, known: Known, role: fc.Arbitrary<Role>): fc.Arbitrary<Attempt>[] => {
  const right = { role, ...valid(operation, known) };
  const wrongBody = { ...right, body: encodings(operation, nearlyValid(validValue(operation.body ?? {}, known))) };
  const others = [
    { ...right, params: nearlyValid(right.params) },
    { ...right, query: nearlyValid(right.query) },
    { ...right, headers: hostileHeaders },
  ];
  if (operation.route.startsWith('GET')) return others.map((parts) => fc.record(parts));
  const undeclared = { ...right, body: fc.record({ kind: fc.constantFrom('json', 'form'), value: right.query }) };
  return [wrongBody, wrongBody, wrongBody, { ...right, body: rawBody }, undeclared, ...others].map((parts) =>
    fc.record(parts),
  );
};

/** Keywords of a schema that constrain a value; the others describe it. */
const DECIDES = [
  ...['type', 'format', 'enum', 'anyOf', '$ref', 'pattern'],
  ...['minimum', 'exclusiveMinimum', 'maximum', 'minLength', 'maxLength'],
];

/** Number of spoiled fields by name and schema: ids and page numbers occur in dozens of forms. */
const met = new Map<string, number>();

/**
 * A full run tries every value in every field. Otherwise a field gets an eighth of them at its first occurrence, its
 * neighbours the other eighths, and each further form one: together, every value once more.
 */
const shareOf = <Value>(index: number, { place, schema }: Field, values: readonly Value[]): Value[] => {
  if (process.env.TEST_ALL === '1') return [...values];
  const kind = `${place.replace(/\..*\./, '.')} ${JSON.stringify(schema, DECIDES)}`;
  const times = met.get(kind) ?? 0;
  met.set(kind, times + 1);
  const [every, turn] = times === 0 ? [8, index] : [values.length, times];
  return values.filter((_value, at) => at % every === turn % every);
};

/** Each hostile value in every field, with all other fields valid. @param seed for the other fields */
export const everyField = (operation: Operation, known: Known, role: Role, seed: number): Attempt[] => {
  const { params, query, body } = operation;
  const value = validValue(body ?? {}, known);
  const [rest] = fc.sample(fc.record({ ...valid(operation, known), body: value }), { seed, numRuns: 1 });
  const fields = [...fieldsIn(params, 'params'), ...fieldsIn(query, 'query'), ...fieldsIn(body ?? {}, 'body')];
  return fields.flatMap((field, index) =>
    shareOf(index, field, field.place.startsWith('body') ? hostileValues : hostileTexts).map((hostile): Attempt => {
      const spoiled = withValueAt({ ...rest }, field.place, hostile);
      return {
        params: {},
        query: {},
        headers: {},
        ...spoiled,
        role,
        body: body ? { kind: 'json', value: spoiled.body } : { kind: 'none' },
      };
    }),
  );
};

const hostile = ({ route, params, query, body }: Operation, role: fc.Arbitrary<Role>): fc.Arbitrary<Attempt> => {
  const sent = fc.record({ kind: fc.constantFrom('json', 'form'), value: hostileForm(body ?? {}) });
  return fc.record({
    role,
    params: hostileForm(params),
    query: hostileForm(query),
    body: route.startsWith('GET') ? fc.constant({ kind: 'none' }) : sent,
    headers: hostileHeaders,
  });
};

/**
 * Requests to one route: valid ones, ones with one error, and hostile ones, from any role.
 * @param rightful roles of the route, which are more frequent
 */
export const attempts = (operation: Operation, known: Known, rightful: readonly Role[]): fc.Arbitrary<Attempt> => {
  const role = fc.constantFrom(...ROLES, ...ROLES.flatMap(() => rightful), ...rightful);
  return fc.oneof(
    { weight: 5, arbitrary: fc.record({ role, ...valid(operation, known) }) },
    { weight: 5, arbitrary: fc.oneof(...spoiled(operation, known, role)) },
    { weight: 1, arbitrary: hostile(operation, role) },
  );
};

import fc from 'fast-check';
import type { Schema } from '../support/openapi.ts';
import { hostileValues, unknownNames } from './hostile.ts';

/** Existing values of the shop under test, by field name. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

// Rows of a test database have small ids, so a small number often exists.
const SMALL = { min: 1, max: 6 };
const MOST_CHARACTERS = 300;

const integer = ({ minimum, exclusiveMinimum, maximum = Number.MAX_SAFE_INTEGER }: Schema) => {
  const min = minimum ?? (exclusiveMinimum ?? Number.MIN_SAFE_INTEGER) + 1;
  const any = fc.integer({ min, max: maximum });
  const [least, most] = [Math.max(min, SMALL.min), Math.min(maximum, SMALL.max)];
  return least > most ? any : fc.oneof(fc.integer({ min: least, max: most }), any);
};

const text = ({ pattern, minLength = 0, maxLength = MOST_CHARACTERS }: Schema): fc.Arbitrary<string> => {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const most = Math.min(maxLength, MOST_CHARACTERS);
  return fc.oneof(
    fc.lorem({ maxCount: 3 }).map((words) => words.slice(0, most)),
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(most, 40) }),
  );
};

const record = ({ properties = {}, required = [] }: Schema, known: Known): fc.Arbitrary<unknown> => {
  const fields: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [name, schema] of Object.entries(properties)) fields[name] = validValue(schema, known, name);
  return fc.record(fields, { requiredKeys: [...required] });
};

const bySchema = (schema: Schema, known: Known): fc.Arbitrary<unknown> => {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((option) => validValue(option, known)));
  switch (schema.type) {
    case 'object':
      return record(schema, known);
    case 'integer':
      return integer(schema);
    case 'number':
      return fc.double({ min: schema.minimum, noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return text(schema);
  }
};

/** A value that the schema allows, often an existing one for that name. */
export const validValue = (schema: Schema, known: Known, name = ''): fc.Arbitrary<unknown> => {
  const values = Object.hasOwn(known, name) ? known[name] : undefined;
  const any = bySchema(schema, known);
  return values ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: any }) : any;
};

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Spoils one field at any depth: removed, of another kind, in a list, or joined by an unknown one. */
const spoil = (form: unknown, at: number, how: string, hostile: unknown, unknownName: string): unknown => {
  if (!isFields(form)) return hostile;
  const names = Object.keys(form);
  const name = names[at % Math.max(1, names.length)];
  const set = (key: string, value: unknown) => Object.fromEntries([...Object.entries(form), [key, value]]);
  if (name === undefined || how === 'joined') return set(unknownName, hostile);
  const value = form[name];
  if (isFields(value)) return set(name, spoil(value, at >> 3, how, hostile, unknownName));
  if (how === 'gone') return Object.fromEntries(Object.entries(form).filter(([key]) => key !== name));
  return set(name, how === 'listed' ? [value] : hostile);
};

/** A form with one error. */
export const nearlyValid = (form: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      form,
      fc.nat({ max: 255 }),
      fc.constantFrom('gone', 'other', 'other', 'other', 'listed', 'joined'),
      fc.constantFrom(...hostileValues),
      fc.constantFrom(...unknownNames),
    )
    .map(([value, at, how, hostile, unknownName]) => spoil(value, at, how, hostile, unknownName));

/** A form whose every field is hostile. */
export const hostileForm = ({ properties = {} }: Schema): fc.Arbitrary<unknown> =>
  fc.record(
    Object.fromEntries(Object.keys(properties).map((name) => [name, fc.constantFrom<unknown>(...hostileValues)])),
    { requiredKeys: [] },
  );

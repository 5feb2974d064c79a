import assert from 'node:assert/strict';
import { z } from 'zod';
import { ApiError } from '../../src/wire/schemas.ts';
import type { TestResponse } from '../support/app.ts';
import type { Operation, Schema } from '../support/openapi.ts';
import type { Attempt } from './requests.ts';

/** Stack traces, SQL, database messages and file paths. */
const INSIDES =
  /node_modules|\.[jt]s:\d|\bat [\w.]+ \(|SELECT |INSERT INTO|violates|relation "|column "|syntax error|input syntax|SQLSTATE|ECONN|pg_|\/src\//;

const ARABIC = /[\u0621-\u064a]/;
const OneShape = ApiError.strict();
const HEADER_FIELDS = ['lang', 'Currency', 'Idempotency-Key', 'body'];

const namesOf = (value: unknown): string[] => Object.keys(Object(value));

const declaredNames = ({ properties = {}, anyOf = [] }: Schema): string[] => [
  ...Object.keys(properties),
  ...anyOf.flatMap(declaredNames),
];

const assertNamesAField = (operation: Operation, attempt: Attempt, fields: string[]) => {
  const sent = 'value' in attempt.body ? namesOf(attempt.body.value) : ['0', 'a', '\ufeff'];
  const declared = [operation.params, operation.query, operation.body ?? {}].flatMap(declaredNames);
  const possible = [...HEADER_FIELDS, ...declared, ...sent, ...namesOf(attempt.query), ...namesOf(attempt.params)];
  assert.ok(fields.length > 0, 'a validation error names no field');
  for (const field of fields)
    assert.ok(
      possible.some((name) => field === name || field.startsWith(`${name}.`) || name.startsWith(`${field}[`)),
      `a refusal names ${field}`,
    );
};

/** An error has the common shape, in the requested language, names the field and exposes no internals. */
export const assertRefusal = (operation: Operation, attempt: Attempt, { status, body, text }: TestResponse) => {
  assert.ok(status >= 400 && status < 500, `answered ${status}: ${text.slice(0, 500)}`);
  const { code, message, errors = {}, ...rest } = OneShape.parse(body);
  assert.equal(rest.status, status);
  assert.doesNotMatch(text, INSIDES);
  if (code === 'validation') assertNamesAField(operation, attempt, Object.keys(errors));
  const sentences = [message, ...Object.values(errors).flat()];
  for (const sentence of sentences) {
    assert.equal(ARABIC.test(sentence), attempt.headers.lang === 'ar', `not in the language asked for: ${sentence}`);
    assert.doesNotMatch(sentence, /^[a-z_]+\.[a-z_.]+$/, 'a message is missing');
  }
};

const schemas = new Map<string, z.ZodType>();

const schemaOf = ({ route, response }: Operation): z.ZodType => {
  const schema = schemas.get(route) ?? z.fromJSONSchema({ ...response });
  schemas.set(route, schema);
  return schema;
};

/** A success matches the document to the last key. */
export const assertSuccess = (operation: Operation, { body, text }: TestResponse) => {
  const { error } = schemaOf(operation).safeParse(body);
  assert.equal(error, undefined, `not as documented: ${error && z.prettifyError(error)}\n${text.slice(0, 500)}`);
};

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { serializerCompiler } from '../../src/wire/serialization.ts';

const Person = z.object({
  name: z.string(),
  place: z.object({ city: z.string() }).nullable(),
  age: z.number().optional(),
});

const write = (response: unknown) => {
  const serialize = serializerCompiler({ schema: Person, method: 'GET', url: '/people', httpStatus: '200' });
  return serialize(response);
};

test('An undeclared key never leaves, at any depth', () => {
  const stored = { password: 'hidden', name: 'Layla', place: { city: 'Riyadh', street: 'hidden' } };
  assert.equal(write(stored), '{"name":"Layla","place":{"city":"Riyadh"}}');
  assert.equal(write({ name: 'Omar', place: null, age: 41 }), '{"name":"Omar","place":null,"age":41}');
});

test('A response that does not match its schema is an error, and nothing is sent', () => {
  assert.throws(() => write({ name: null, place: null }), { code: 'FST_ERR_RESPONSE_SERIALIZATION' });
});

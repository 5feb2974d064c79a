import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { z } from 'zod';
import { walk } from '../../src/openapi/schemas.ts';
import { fieldsOf } from '../../src/wire/validation.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { readDocument } from './document.ts';

let test: TestApp;
before(async () => {
  test = await buildTestApp();
});
after(() => test.close());

const BOUNDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const;

type Bounded = { type: 'integer' | 'number' } & Partial<Record<(typeof BOUNDS)[number], number>>;

/** Every bounded number in the document, each kind once. */
const boundedIn = (document: unknown): Bounded[] => {
  const kinds = new Map<string, Bounded>();
  walk(document, (node) => {
    if (node.type !== 'integer' && node.type !== 'number') return;
    const bounds = BOUNDS.filter((name) => typeof node[name] === 'number').map((name) => [name, node[name]]);
    const kind = { type: node.type, ...Object.fromEntries(bounds) };
    if (bounds.length > 0) kinds.set(JSON.stringify(kind), kind);
  });
  return [...kinds.values()];
};

const outside = ({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Bounded): number[] =>
  [
    minimum === undefined ? undefined : minimum - 1,
    maximum === undefined ? undefined : maximum + 1,
    exclusiveMinimum,
    exclusiveMaximum,
  ].filter((value) => value !== undefined);

it('Every message with the bound of a number names a value that is accepted', async () => {
  const kinds = boundedIn(await readDocument(test));
  assert.ok(kinds.length > 5);
  const wrong = kinds.flatMap((kind) => {
    const schema = z.fromJSONSchema(kind);
    return outside(kind).filter((value) => {
      const { error } = schema.safeParse(value, { reportInput: true });
      const [message] = error ? Object.values(fieldsOf(error)).flat() : [];
      if (typeof message !== 'object') return true;
      // "More than 0" is right for an amount; a count uses "1" instead.
      if (message.key.endsWith('.exclusive')) return kind.type === 'integer';
      return !schema.safeParse(message.params?.count).success;
    });
  });
  assert.deepEqual(wrong, []);
});

it('A quantity below 1 is refused with the smallest one', async () => {
  const { token } = await test.make.customer();
  for (const quantity of [0, -1]) {
    const { status, body } = await test.call('POST /carts', { token, body: { product_id: 1, quantity } });
    assert.deepEqual([status, body.errors], [422, { quantity: ['The smallest value is 1.'] }]);
  }
});

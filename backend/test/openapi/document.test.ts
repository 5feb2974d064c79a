import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { z } from 'zod';
import { errorEntry } from '../../src/wire/error-codes.ts';
import { errorCodesOf } from '../../src/openapi/route-errors.ts';
import type { ResponseObject, OpenApi, Schema } from '../../src/openapi/types.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { documentedOf, propertiesIn, readDocument, undescribed, type Documented } from './document.ts';

let test: TestApp;
let document: OpenApi;
let operations: Documented[];
before(async () => {
  test = await buildTestApp();
  document = await readDocument(test);
  operations = documentedOf(test, document);
});
after(() => test.close());

/** A validator for the schema and everything it refers to. */
const checkable = (schema: Schema): z.ZodType => {
  // The shared schemas are many, so they are included only where one is referenced.
  const isWhole = !JSON.stringify(schema).includes('"$ref"');
  const text = JSON.stringify({ ...schema, ...(!isWhole && { $defs: document.components.schemas }) });
  return z.fromJSONSchema(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')));
};

const parametersOf = ({ operation }: Documented) =>
  (operation.parameters ?? []).map((parameter) => {
    const name = parameter.$ref?.split('/').at(-1);
    return (name ? document.components.parameters[name] : undefined) ?? parameter;
  });

const answerOf = ({ operation }: Documented, status: number): ResponseObject | undefined => {
  const response = operation.responses[status];
  const name = response?.$ref?.split('/').at(-1);
  return name ? document.components.responses[name] : response;
};

describe('the API document', () => {
  it('Every operation has a stable name, a summary, a group, its roles and sign-in', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    assert.equal(new Set(ids).size, operations.length);
    const groups = new Set(document.tags?.map(({ name }) => name));
    for (const { id, operation, route } of operations) {
      assert.match(id, /^[a-z]+([A-Z][a-z]+)*$/);
      assert.ok(operation.summary, id);
      assert.ok(operation.tags?.length === 1 && operation.tags.every((tag) => groups.has(tag)), `${id} has no group`);
      assert.equal(operation['x-roles']?.includes('visitor'), route.config?.access === 'public', id);
      assert.deepEqual(operation.security?.at(-1), { bearer: [] }, id);
    }
  });

  it('Every parameter, property and schema has a description', () => {
    const silent = operations.flatMap((each) => [
      ...undescribed([each.operation.requestBody, each.operation.responses], each.id, document),
      ...parametersOf(each).flatMap(({ name, description }) => (description ? [] : [`${each.id}: ${name}`])),
    ]);
    const { schemas } = document.components;
    const silentSchemas = Object.entries(schemas).flatMap(([name, schema]) => [
      ...(schema.description ? [] : [name]),
      ...undescribed(schema, name, document),
    ]);
    assert.deepEqual([...silent, ...silentSchemas], [], 'describe these in their schema (.describe)');
  });

  it('Every response has a description', () => {
    for (const { id, operation } of operations)
      for (const [status, { $ref, description }] of Object.entries(operation.responses))
        assert.ok($ref ?? (description && description !== 'Default Response'), `${id} ${status}`);
  });

  it('Every operation lists its error codes and the shape of their data', () => {
    for (const each of operations) {
      for (const code of errorCodesOf(each.route)) {
        const { status, means, data } = errorEntry(code);
        const response = answerOf(each, status);
        assert.ok(response?.description?.includes(`\`${code}\`: ${means}`), `${each.id} does not name ${code}`);
        const schema = JSON.stringify(response?.content?.['application/json']?.schema);
        assert.ok(schema.includes(`"${code}"`), `${each.id}: ${code}`);
        const name = data?.meta()?.id;
        if (name) assert.ok(schema.includes(`/${name}"`), `${each.id} does not name the data of ${code}`);
      }
      assert.ok(answerOf(each, 429)?.headers?.['Retry-After'], each.id);
    }
  });

  it('Relevant headers are parameters', () => {
    for (const each of operations) {
      const names = parametersOf(each).map(({ name }) => name);
      assert.ok(names.includes('lang'), each.id);
      assert.equal(names.includes('Idempotency-Key'), each.route.method === 'POST', each.id);
    }
    const priced = operations.filter((each) => parametersOf(each).some(({ name }) => name === 'Currency'));
    for (const id of ['listProducts', 'getCart', 'checkout', 'placeOrder', 'getWishlist', 'getVendorDashboard'])
      assert.ok(
        priced.some((each) => each.id === id),
        id,
      );
  });

  it('Every schema is used, and no bound is the largest safe integer', () => {
    const text = JSON.stringify(document);
    for (const name of Object.keys(document.components.schemas))
      assert.ok(text.includes(`"#/components/schemas/${name}"`), `${name} is used nowhere`);
    assert.doesNotMatch(text, /9007199254740991/);
  });
});

describe('examples in the API document', () => {
  it('Every JSON request body has a valid example', () => {
    const wrong = operations.flatMap(({ id, operation, route }) => {
      const json = operation.requestBody?.content['application/json'];
      if (!json) return [];
      const body = route.schema?.body;
      assert.ok(body instanceof z.ZodType, id);
      const { error } = body.safeParse(json.example);
      return error ? [`${id}: ${z.prettifyError(error)} ${JSON.stringify(json.example)}`] : [];
    });
    assert.deepEqual(wrong, [], 'give these an example in their schema (.meta({ example }))');
  });

  it('Each of several responses has a named example', () => {
    const found = operations.find(({ id }) => id === 'listProducts')?.operation.responses['200'];
    const { ProductPage, HighestPrice } = found?.content?.['application/json']?.examples ?? {};
    assert.ok(ProductPage && 'products' in Object(ProductPage.value));
    assert.ok(HighestPrice && 'max_price' in Object(HighestPrice.value));
  });

  it('Examples of parameters and properties are valid', () => {
    const places = [
      ...propertiesIn(document, 'a property'),
      ...operations.flatMap((each) =>
        parametersOf(each).flatMap(({ name, schema, example }): [string, Schema][] =>
          schema && example !== undefined ? [[`${each.id}: ${name}`, { ...schema, examples: [example] }]] : [],
        ),
      ),
    ];
    const seen = new Set<string>();
    for (const [place, schema] of places) {
      const text = JSON.stringify(schema);
      if (!schema.examples || seen.has(text)) continue;
      seen.add(text);
      for (const example of schema.examples)
        assert.ok(checkable(schema).safeParse(example).success, `${place}: ${text}`);
    }
  });
});

describe('forms in the API document', () => {
  it('Nested fields have bracket names, and JSON remains where no file is required', () => {
    const forms = operations.filter(({ operation }) => operation.requestBody?.content['multipart/form-data']);
    assert.ok(forms.length > 5);
    const fieldsOf = (id: string, type: string) =>
      Object.keys(forms.find((form) => form.id === id)?.operation.requestBody?.content[type]?.schema.properties ?? {});
    assert.ok(fieldsOf('register', 'multipart/form-data').includes('store_address[company_name]'));
    assert.ok(fieldsOf('createVendorProduct', 'multipart/form-data').includes('variants[0][sku]'));
    assert.ok(!fieldsOf('register', 'application/json').includes('cr_certificate'));
    for (const id of ['createAdminVendor', 'createAdminCategory', 'uploadVendorPicture', 'importVendorProducts'])
      assert.deepEqual(fieldsOf(id, 'application/json'), [], id);
  });
});

describe('the API document over HTTP', () => {
  it('The documentation page opens over plain HTTP within its own policy', async () => {
    const { headers } = await test.app.inject('/api/docs/');
    const policy = String(headers['content-security-policy']);
    assert.doesNotMatch(policy, /upgrade-insecure-requests/);
    assert.match(policy, /style-src 'self' 'unsafe-inline'/);
  });

  it('HEAD returns the headers of a GET without a body', async () => {
    const [get, head] = await Promise.all([test.call('GET /products'), test.call('HEAD /products')]);
    assert.deepEqual([head.status, head.text], [200, '']);
    assert.equal(head.headers['content-type'], get.headers['content-type']);
    assert.equal((await test.call('HEAD /carts')).status, 401);
  });
});

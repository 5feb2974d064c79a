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

/** The schema with all that it refers to, for checking values. */
const checkable = (schema: Schema): z.ZodType => {
  // All schemas of the house are many: they go along only where one of them is named.
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
  const answer = operation.responses[status];
  const name = answer?.$ref?.split('/').at(-1);
  return name ? document.components.responses[name] : answer;
};

describe('A foreign developer reads in the document', () => {
  it('a stable name, a summary, a group, the roles and the sign-in of every operation', () => {
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

  it('what every parameter, property and schema means', () => {
    const silent = operations.flatMap((each) => [
      ...undescribed([each.operation.requestBody, each.operation.responses], each.id, document),
      ...parametersOf(each).flatMap(({ name, description }) => (description ? [] : [`${each.id}: ${name}`])),
    ]);
    const { schemas } = document.components;
    const silentSchemas = Object.entries(schemas).flatMap(([name, schema]) => [
      ...(schema.description ? [] : [name]),
      ...undescribed(schema, name, document),
    ]);
    assert.deepEqual([...silent, ...silentSchemas], [], 'describe these beside their schema (.describe)');
  });

  it('what every answer is', () => {
    for (const { id, operation } of operations)
      for (const [status, { $ref, description }] of Object.entries(operation.responses))
        assert.ok($ref ?? (description && description !== 'Default Response'), `${id} ${status}`);
  });

  it('every code with which an operation can fail, and the shape of what goes with it', () => {
    for (const each of operations) {
      for (const code of errorCodesOf(each.route)) {
        const { status, means, data } = errorEntry(code);
        const answer = answerOf(each, status);
        assert.ok(answer?.description?.includes(`\`${code}\`: ${means}`), `${each.id} does not name ${code}`);
        const schema = JSON.stringify(answer?.content?.['application/json']?.schema);
        assert.ok(schema.includes(`"${code}"`), `${each.id}: ${code}`);
        const name = data?.meta()?.id;
        if (name) assert.ok(schema.includes(`/${name}"`), `${each.id} does not say what ${code} carries`);
      }
      assert.ok(answerOf(each, 429)?.headers?.['Retry-After'], each.id);
    }
  });

  it('the headers that count, as parameters', () => {
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

  it('nothing that no operation uses, and no bound of a machine', () => {
    const text = JSON.stringify(document);
    for (const name of Object.keys(document.components.schemas))
      assert.ok(text.includes(`"#/components/schemas/${name}"`), `${name} is used nowhere`);
    assert.doesNotMatch(text, /9007199254740991/);
  });
});

describe('A foreign developer copies from the document', () => {
  it('a body that the operation takes, wherever one is JSON', () => {
    const wrong = operations.flatMap(({ id, operation, route }) => {
      const json = operation.requestBody?.content['application/json'];
      if (!json) return [];
      const body = route.schema?.body;
      assert.ok(body instanceof z.ZodType, id);
      const { error } = body.safeParse(json.example);
      return error ? [`${id}: ${z.prettifyError(error)} ${JSON.stringify(json.example)}`] : [];
    });
    assert.deepEqual(wrong, [], 'give these an example beside their schema (.meta({ example }))');
  });

  it('each of several answers by its name', () => {
    const found = operations.find(({ id }) => id === 'listProducts')?.operation.responses['200'];
    const { ProductPage, HighestPrice } = found?.content?.['application/json']?.examples ?? {};
    assert.ok(ProductPage && 'products' in Object(ProductPage.value));
    assert.ok(HighestPrice && 'max_price' in Object(HighestPrice.value));
  });

  it('values of parameters and properties that hold', () => {
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

describe('A foreign developer sends a form', () => {
  it('with bracket names for what is nested, and as JSON only where no file is needed', () => {
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

describe('A foreign developer opens', () => {
  it('the page of the document over plain http, with a policy that it does not break', async () => {
    const { headers } = await test.app.inject('/api/docs/');
    const policy = String(headers['content-security-policy']);
    assert.doesNotMatch(policy, /upgrade-insecure-requests/);
    assert.match(policy, /style-src 'self' 'unsafe-inline'/);
  });

  it('the heads of what can be read, without a body', async () => {
    const [get, head] = await Promise.all([test.call('GET /products'), test.call('HEAD /products')]);
    assert.deepEqual([head.status, head.text], [200, '']);
    assert.equal(head.headers['content-type'], get.headers['content-type']);
    assert.equal((await test.call('HEAD /carts')).status, 401);
  });
});

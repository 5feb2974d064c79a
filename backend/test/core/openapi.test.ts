import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';

describe('the OpenAPI document', () => {
  let test: TestApp;
  before(async () => {
    test = await buildTestApp();
  });
  after(() => test.close());

  it('A reader finds every route of the table in the document, and no other', async () => {
    const { body } = await test.call('GET /docs/json');
    const documented = Object.entries<object>(body.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const served = test.app.routeTable.map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`);
    assert.deepEqual(documented.sort(), served.sort());
  });

  it('A reader finds the error shape and the entities by name', async () => {
    const { body } = await test.call('GET /docs/json');
    for (const name of ['ApiError', 'User', 'Address', 'Country']) assert.ok(body.components.schemas[name], name);
  });

  it('A person opens the page of the document without anything from elsewhere', async () => {
    const page = await test.app.inject('/api/docs/');
    assert.equal(page.statusCode, 200);
    assert.doesNotMatch(page.body, /(src|href)="(https?:)?\/\//);
  });
});

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import { writeFacts } from '../../scripts/wire-facts.ts';
import { WIRE_TYPES_FILE, writeWireTypes } from '../../scripts/wire-types.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

describe('the OpenAPI document', () => {
  let test: TestApp;
  before(async () => {
    test = await buildTestApp();
  });
  after(() => test.close());

  it('The document contains every route of the table, and no other', async () => {
    const { body } = await test.call('GET /docs/json');
    const documented = Object.entries<object>(body.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const served = test.app.routeTable.map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`);
    assert.deepEqual(documented.sort(), served.sort());
  });

  it('The front ends’ types are generated from this document', async () => {
    const { text } = await test.call('GET /docs/json');
    const [stored, current] = [await readFile(WIRE_TYPES_FILE, 'utf8'), await writeWireTypes(text)];
    const lines = current.split('\n');
    const changed = stored.split('\n').findIndex((line, index) => line !== lines[index]);
    const where = `line ${changed + 1} would be: ${lines[changed]}`;
    assert.ok(stored === current, `The wire types differ (${where}). Run \`npm run wire\` and commit the result.`);
  });

  it('The generated constants and status functions follow from the facts', async () => {
    for (const [file, content] of writeFacts())
      assert.ok(
        (await readFile(file, 'utf8')) === content,
        `${file} differs. Run \`npm run wire\` and commit the result.`,
      );
  });

  it('The error shape and the entities have names', async () => {
    const { body } = await test.call('GET /docs/json');
    for (const name of ['ApiError', 'User', 'Address', 'Country']) assert.ok(body.components.schemas[name], name);
  });

  it('The documentation page loads nothing from other hosts', async () => {
    const page = await test.app.inject('/api/docs/');
    assert.equal(page.statusCode, 200);
    assert.doesNotMatch(page.body, /(src|href)="(https?:)?\/\//);
  });
});

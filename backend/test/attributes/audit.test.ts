import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { auditLedger } from '../../src/ledger/audit.ts';
import { sql, type SQL } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createAttributes } from '../support/attributes.ts';
import { rulesBrokenBy } from '../support/broken-rules.ts';
import { createProductWriter } from '../support/products.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

test('The audit names every way in which specifications can be wrong', async () => {
  const attributes = createAttributes(shop, (await shop.make.admin()).token);
  const writer = createProductWriter(shop, await shop.make.vendor());
  const { category, material, width, sterile } = await attributes.gloves();
  const [nitrile, latex] = material.options.map(({ id }) => id);
  const product = await writer.created({
    category_id: category.id,
    attributes: [
      { code: material.code, value: nitrile },
      { code: width.code, value: 3.5 },
      { code: sterile.code, value: true },
    ],
  });
  await attributes.require(material);
  await attributes.approve(product.id);
  await writer.edit(await writer.read(product.slug), { attributes: [{ code: material.code, value: latex }] });
  assert.deepEqual(await auditLedger(shop.database), []);
  const of = ({ id }: { id: number }) => sql`product_id = ${product.id} AND attribute_id = ${id}`;
  const untied = sql`ALTER TABLE product_attributes DROP CONSTRAINT product_attributes_option`;
  const kind = 'A value is of the kind of its attribute';
  const facets = 'The facets of a product are';
  const required = 'An approved product has the attributes';
  const cases: [string, SQL[]][] = [
    [kind, [sql`UPDATE product_attributes SET option_id = NULL, number = 1 WHERE ${of(material)}`]],
    [kind, [sql`UPDATE product_attributes SET number = NULL, flag = true WHERE ${of(width)}`]],
    [kind, [sql`UPDATE product_attributes SET flag = NULL, value = 'yes' WHERE ${of(sterile)}`]],
    [kind, [untied, sql`UPDATE product_attributes SET option_id = ${sterile.options[0]?.id} WHERE ${of(material)}`]],
    [kind, [sql`UPDATE product_attributes SET number = NULL, option_id = ${width.options[0]?.id} WHERE ${of(width)}`]],
    [kind, [sql`UPDATE product_change_attributes SET option_id = NULL, flag = true WHERE ${of(material)}`]],
    [
      kind,
      [
        sql`INSERT INTO product_attributes (product_id, attribute_id, option_id) VALUES (${product.id}, ${material.id}, ${latex})`,
      ],
    ],
    [facets, [sql`UPDATE products SET facets = '{}' WHERE id = ${product.id}`]],
    [facets, [sql`UPDATE products SET facets = facets || ${latex}::integer WHERE id = ${product.id}`]],
    [facets, [sql`UPDATE attribute_options SET max = 3 WHERE attribute_id = ${width.id} AND min IS NULL`]],
    [facets, [sql`UPDATE product_attributes SET flag = false WHERE ${of(sterile)}`]],
    [required, [sql`DELETE FROM product_attributes WHERE ${of(material)}`]],
    [required, [sql`UPDATE category_attributes SET required_from = '2020-01-01'`, sql`DELETE FROM product_attributes`]],
  ];
  for (const [rule, entries] of cases) {
    const broken = await rulesBrokenBy(shop.database, ...entries);
    assert.ok(
      broken.some((name) => name.startsWith(rule)),
      `${rule}: ${broken.join('; ')}`,
    );
  }
  const later = sql`UPDATE category_attributes SET required_from = current_date + 9 WHERE attribute_id = ${material.id}`;
  const broken = await rulesBrokenBy(shop.database, later, sql`DELETE FROM product_attributes WHERE ${of(material)}`);
  assert.deepEqual(
    broken.map((name) => name.startsWith(facets)),
    [true],
  );
});

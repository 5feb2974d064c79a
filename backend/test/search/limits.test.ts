import assert from 'node:assert/strict';
import { after, before, describe, it, mock } from 'node:test';
import { searchText } from '../../src/search/search-text.ts';
import { searchedTokens } from '../../src/search/query-words.ts';
import { refreshSearch } from '../../src/search/search-index.ts';
import { toQuery } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

const WORDS = ['mask', 'glove', 'syringe', 'bandage', 'needle', 'catheter', 'scalpel', 'gauze'];

describe('the cost limits of a search', () => {
  it('Texts are cut by the length of their folded form', () => {
    const letters = searchedTokens('ﷺ'.repeat(200)).reduce((length, { folded }) => length + folded.length, 0);
    assert.ok(letters <= 300, `${letters} letters`);
    assert.ok(searchedTokens('ﷺ '.repeat(97)).length <= 8);
    assert.ok(searchText({ name: 'ﷺ'.repeat(100), nameAr: 'ﷺ'.repeat(100), sku: 'A' }).length < 1000);
  });

  it('Search text ends with the eighth significant word, and ordinary text stays whole', () => {
    const typed = `looking for ${WORDS.join(' and ')} and the rest`;
    assert.equal(searchedTokens(typed).at(-1)?.folded, 'gauze');
    assert.equal(searchedTokens(typed).length, 2 + WORDS.length * 2 - 1);
    assert.deepEqual(
      searchedTokens('½ ㎖ for ℃').map(({ folded }) => folded),
      ['1', '2', 'ml', 'for', 'c'],
    );
  });

  describe('in a shop', () => {
    let shop: TestApp;
    before(async () => {
      shop = await buildTestApp();
      const products = await Promise.all(WORDS.map((name) => shop.make.product({ name, nameAr: name })));
      await refreshSearch(
        shop.database,
        products.map(({ id }) => id),
      );
    });
    after(() => shop.close());

    const search = (text: string) => shop.call(`GET /products?filter=true&search=${encodeURIComponent(text)}`);

    it('Words that are not searched for are not corrected', async () => {
      const response = await search('mask glove mask glove mask glove mask glowe syrinqe');
      assert.equal(response.body.corrected, null);
      assert.equal(response.body.did_you_mean, null);
      assert.equal((await search('syrinqe')).body.corrected, 'syringe');
    });

    it('A search without a common product tries ten combinations of its words', async () => {
      const first = mock.method(shop.database, 'first');
      await search(WORDS.join(' '));
      const texts = first.mock.calls.map(({ arguments: [statement] }) => toQuery(statement).text);
      first.mock.restore();
      const tries = texts.flatMap((text) => text.match(/WHEN EXISTS/g) ?? []).length / 2;
      assert.equal(tries, 10);
    });
  });
});

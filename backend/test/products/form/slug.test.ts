import assert from 'node:assert/strict';
import { test } from 'node:test';
import { categorySlug, postSlug, productSlug } from '../../../src/modules/catalogue/products/form/slug.ts';

test('An Arabic name has a readable slug, and a name without letters uses the SKU', () => {
  assert.equal(productSlug('قفازات نتريل', 'GLV-1'), 'qfazat-ntryl');
  assert.equal(productSlug('أَكْياس شَفْط مُعقّمة ٥ مل', 'BAG-1'), 'akyas-shft-maqma-5-ml');
  assert.equal(productSlug('کپسول گاز', 'C-1'), 'kpswl-gaz');
  assert.equal(productSlug('Nitrile gloves, قفازات', 'GLV-1'), 'nitrile-gloves-qfazat');
  assert.equal(productSlug('😀', 'GLV 100/M'), 'product-glv-100-m');
  assert.equal(productSlug('٣٠٠', 'GLV-1'), 'product-300');
  assert.deepEqual(
    [productSlug('😀', '李'), categorySlug('😀'), postSlug('أخبار')],
    ['product-new', 'category-new', 'akhbar'],
  );
});

import { sql } from '../../../src/sql/sql.ts';
import type { Database } from '../../../src/database/database.ts';
import { addTerms, saveTerms, type TermChanges } from '../../../src/search/search-terms.ts';
import { searchText } from '../../../src/search/search-text.ts';
import { advanceIds, insertRows } from '../insert-rows.ts';
import { daysBefore } from '../moments.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { barcode } from '../catalogue/barcode.ts';
import { describe, listings, nameOf, slugOf } from './build-catalogue.ts';
import type { Listing } from './build-catalogue.ts';
import { attributeTexts, valueRows } from './attribute-rows.ts';
import { tagId } from './catalogue-rows.ts';
import type { Bilingual } from '../bilingual.ts';
import { fileId, gallery } from '../catalogue/pictures.ts';
import { priceIn } from '../catalogue/prices.ts';
import { tagNames } from '../catalogue/tags.ts';

/** Product lines, which together with a series number distinguish the generated products of a family. */
const lines: readonly Bilingual[] = [
  ['Classic', 'كلاسيك'],
  ['Comfort', 'مريح'],
  ['Compact', 'مدمج'],
  ['Daily', 'يومي'],
  ['Economy', 'اقتصادي'],
  ['Expert', 'احترافي'],
  ['Gentle', 'لطيف'],
  ['Light', 'خفيف'],
  ['Select', 'مختار'],
  ['Strong', 'متين'],
  ['Travel', 'سفر'],
  ['Ward', 'أقسام'],
];

const firstSerial = 1_000_000;
const activeVendors = 6;
const batch = 5000;

/** A product that combines a listing with a line and a series, priced around the listing's own price. */
function generate(id: number, shelf: readonly Listing[], now: Date, random: Random) {
  const listing = random.pick(shelf);
  const { family, item, categoryId } = listing;
  const [base, line] = [nameOf(family, item), random.pick(lines)];
  const series = random.int(100, 999);
  const name: Bilingual = [`${base[0]}, ${line[0]} ${series}`, `${base[1]}، ${line[1]} ${series}`];
  const sku = `GEN-${family.code}-${id}`;
  const code = barcode(firstSerial + id);
  const description = describe(listing, random);
  const createdAt = daysBefore(now, random.next() * 400);
  const tags = family.tags.flatMap((tag) => tagNames[tag] ?? []);
  const values = valueRows({ id, family, item });
  const attributes = attributeTexts(values);
  const searchable = { name: name[0], nameAr: name[1], sku, barcode: code, tags, attributes };
  const row = {
    id,
    vendor_id: random.int(1, activeVendors),
    category_id: categoryId,
    slug: `${slugOf(name[0])}-${id}`,
    sku,
    barcode: code,
    name: name[0],
    name_ar: name[1],
    description: description[0],
    description_ar: description[1],
    ...priceIn(Math.max(100, Math.round(item[2] * random.int(60, 160)))),
    discount: random.chance(0.15) ? random.int(1, 6) * 5 : 0,
    stock: random.chance(0.1) ? random.int(0, 4) : random.int(5, 200),
    approval_status: 1,
    search_text: searchText(searchable),
    created_at: createdAt,
    updated_at: createdAt,
  };
  return { row, values, images: gallery(family, item).map(fileId), tags: family.tags.map(tagId), searchable };
}

interface GenerateOptions {
  now: Date;
  count: number;
  onProgress?: ((sentence: string) => void) | undefined;
}

/** Adds `count` generated products with pictures and opening stock, for performance tests. */
export async function addGeneratedProducts(
  database: Database,
  { now, count, onProgress }: GenerateOptions,
): Promise<void> {
  if (count <= 0) return;
  const random = createRandom(count);
  const shelf = listings();
  const last = await database.first<{ id: number }>(sql`SELECT max(id) AS id FROM products`);
  const firstId = (last?.id ?? 0) + 1;
  const changes: TermChanges = new Map();
  for (let done = 0; done < count; done += batch) {
    const made = Array.from({ length: Math.min(batch, count - done) }, (_, index) =>
      generate(firstId + done + index, shelf, now, random),
    );
    await insertRows(
      database,
      'products',
      made.map(({ row }) => row),
    );
    await insertRows(
      database,
      'product_images',
      made.flatMap(({ row, images }) => images.map((file_id, position) => ({ product_id: row.id, file_id, position }))),
    );
    await insertRows(
      database,
      'product_tags',
      made.flatMap(({ row, tags }) => tags.map((tag_id) => ({ product_id: row.id, tag_id }))),
    );
    await insertRows(
      database,
      'product_attributes',
      made.flatMap(({ values }) => values),
    );
    addTerms(
      made.map(({ searchable }) => searchable),
      changes,
    );
    onProgress?.(`Wrote ${done + made.length} of ${count} generated products`);
  }
  await database.query(sql`UPDATE products SET facets = facets_of(id) WHERE id >= ${firstId}`);
  await openStock(database, firstId);
  await advanceIds(database, 'products');
  await saveTerms(database, changes);
}

const openStock = (database: Database, firstId: number) =>
  database.query(sql`
    INSERT INTO stock_moves (product_id, delta, reason, created_at)
    SELECT id, stock, 'opening', created_at FROM products WHERE id >= ${firstId} AND stock > 0`);

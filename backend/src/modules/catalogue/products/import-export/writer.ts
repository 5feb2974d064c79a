import type { Database } from '../../../../database/database.ts';
import { refreshSearch } from '../../../../search/search-index.ts';
import { addTerms, saveTerms } from '../../../../search/search-terms.ts';
import { searchText } from '../../../../search/search-text.ts';
import { isSameValues } from '../../attributes/values.ts';
import { createValueRepository } from '../../attributes/value-repository.ts';
import { createChangeRepository, type ProposedValues } from '../changes/repository.ts';
import { contentColumns, reviewedColumns, pickFields, type ContentValues } from '../../shop/product-columns.ts';
import { isReviewed } from '../changes/reviewed-fields.ts';
import { anotherSlug, productSlug } from '../form/slug.ts';
import { createStockWriter } from '../form/stock-writer.ts';
import { createImportRepository } from './import-repository.ts';
import type { Plan, StoredProduct } from './planner.ts';
import type { Values } from './rules.ts';
import { createTagRepository } from './tag-repository.ts';

type Create = Plan & { kind: 'create' };
type Update = Plan & { kind: 'update' };

const searched = ['barcode', 'name', 'arabic_name', 'tags'] as const;

const storedValues = (stored: StoredProduct): Values => ({
  ...stored,
  ...(Object.fromEntries(contentColumns.map(({ field, column }) => [field, stored[column]])) as ContentValues),
});

const reviewedNames: readonly string[] = reviewedColumns.map(({ field }) => field);

/** Values that are live immediately, for any vendor. */
const atOnce = (values: Partial<Values>): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !reviewedNames.includes(name)));

/** Values that need review if the product is approved. */
const wantedOf = ({ stored, values }: Update): ProposedValues => ({
  product_id: stored.id,
  ...pickFields(reviewedColumns, values),
});

const isAsking = ({ values }: Update) => reviewedColumns.some(({ field }) => values[field] !== undefined);

const searchable = ({ name, arabic_name: nameAr, sku, barcode, tags }: Values) => ({
  name,
  nameAr,
  sku,
  barcode,
  tags,
});

const idsOf = (updates: readonly Update[]) => updates.map(({ stored }) => stored.id);

const isCreate = (plan: Plan): plan is Create => plan.kind === 'create';
const isUpdate = (plan: Plan): plan is Update => plan.kind === 'update';

/** Vendor and user of an import. */
export interface Importer {
  vendorId: number;
  userId: number;
  trusted: boolean;
}

/** Writes plans in bulk, inside the transaction of the import. */
export const createPlanWriter = (database: Database, importer: Importer) => {
  const repository = createImportRepository(database);
  const tags = createTagRepository(database);
  const changes = createChangeRepository(database);
  const attributes = createValueRepository(database);
  const saveStock = createStockWriter(database);
  const slugsFor = async (products: readonly Values[]): Promise<string[]> => {
    const preferredSlugs = products.map(({ name, sku }) => productSlug(name, sku));
    const taken = await repository.takenSlugs(preferredSlugs);
    return preferredSlugs.map((slug) => {
      const free = taken.has(slug) ? anotherSlug(slug) : slug;
      taken.add(free);
      return free;
    });
  };

  const create = async (plans: readonly Create[]) => {
    if (plans.length === 0) return;
    const products = plans.map(({ values }) => values);
    const slugs = await slugsFor(products);
    const records = products.map((values, index) => ({
      ...values,
      slug: slugs[index] ?? '',
      search_text: searchText(searchable(values)),
      has_variants: plans[index]?.variants !== null,
    }));
    const ids = await repository.insert(importer.vendorId, records);
    await tags.replace(products.map(({ sku, tags: names }) => ({ id: ids.get(sku) ?? 0, tags: names })));
    await saveTerms(database, addTerms(products.map(searchable)));
    for (const { values, variants } of plans)
      if (variants) await saveStock(ids.get(values.sku) ?? 0, null, { stock: 0, variants });
    await attributes.replace(
      plans.flatMap(({ values: { sku }, attributes: rows }) => (rows ? [{ productId: ids.get(sku) ?? 0, rows }] : [])),
    );
    const searchedMore = plans.filter(({ variants, attributes: rows }) => (variants ?? rows) !== null);
    if (searchedMore.length > 0)
      await refreshSearch(
        database,
        searchedMore.map(({ values: { sku } }) => ids.get(sku) ?? 0),
      );
  };

  /** Publishes values, or stores them as pending if they need review. */
  const saveAttributes = async (plans: readonly Update[]) => {
    const stated = plans.flatMap(({ stored, attributes: rows }) =>
      rows ? [{ stored, productId: stored.id, rows, isHeld: isReviewed(stored, importer) }] : [],
    );
    if (stated.length === 0) return;
    const live = stated.filter(({ isHeld }) => !isHeld);
    await attributes.replace(live);
    await changes.keepAttributes(live.map(({ productId }) => productId));
    const requested = stated.filter(
      ({ isHeld, stored: { attributes_proposed: proposed }, rows }) =>
        isHeld && !(proposed && isSameValues(proposed, rows)),
    );
    if (requested.length > 0) await changes.proposeAttributes(importer.userId, requested);
  };

  const saveVariants = async (plans: readonly Update[]) => {
    for (const { stored, variants } of plans) {
      if (!variants) continue;
      await repository.sellByVariants(stored.id);
      const present = stored.variants.map((row) => ({ ...row, on_hand: 0 }));
      await saveStock(stored.id, { ...stored, variants: present }, { stock: 0, variants });
    }
  };

  const update = async (plans: readonly Update[]) => {
    if (plans.length === 0) return;
    await repository.update(
      plans.map(({ stored, values }) => {
        const live = isReviewed(stored, importer) ? atOnce(values) : values;
        return { ...storedValues(stored), ...live, id: stored.id };
      }),
    );
    await changes.propose(importer.userId, plans.filter(isAsking).map(wantedOf));
    await saveAttributes(plans);
    await saveVariants(plans);
    await tags.replace(plans.flatMap(({ stored: { id }, values }) => (values.tags ? [{ id, tags: values.tags }] : [])));
    const found = plans.filter(
      ({ values, variants, attributes: rows }) =>
        (variants ?? rows) !== null || searched.some((column) => values[column] !== undefined),
    );
    if (found.length > 0) await refreshSearch(database, idsOf(found));
  };

  return {
    async write(plans: readonly Plan[]): Promise<void> {
      await create(plans.filter(isCreate));
      await update(plans.filter(isUpdate));
    },
  };
};

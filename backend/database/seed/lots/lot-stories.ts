import { isOnSale, type DemoProduct, type Sku } from '../catalogue-rows/build-catalogue.ts';
import { daysBefore } from '../moments.ts';
import { shelfLifeOf } from '../catalogue-rows/shelf-lives.ts';

/** Traits that the first lot of a product has in the demo. */
export interface LotStory {
  /** Days until its expiry; null for units of an unknown lot. */
  expiresIn: number | null;
  /** Units that are no longer for sale; 0 for a lot on sale. */
  unsold: number;
}

/** A product, or one of its variants, that tracks lots. */
export interface TrackedSku {
  product: DemoProduct;
  sku: Sku;
}

const onSale = (expiresIn: number | null): LotStory => ({ expiresIn, unsold: 0 });

/** By vendor: an unknown lot, an expired one, two with too short a shelf life, and six that expire within 90 days. */
const STORIES: readonly (readonly [vendorId: number, story: LotStory])[] = [
  [1, onSale(null)],
  [1, { expiresIn: -4, unsold: 6 }],
  [1, { expiresIn: 12, unsold: 9 }],
  [1, { expiresIn: 21, unsold: 4 }],
  [1, onSale(39)],
  [1, onSale(52)],
  [1, onSale(67)],
  [1, onSale(85)],
  [2, onSale(44)],
  [3, onSale(76)],
];

const PLENTY = 12;

export const trackedSkus = (products: readonly DemoProduct[]): TrackedSku[] =>
  products
    .filter((product) => shelfLifeOf(product) !== null)
    .flatMap((product) => product.skus.map((sku) => ({ product, sku })));

/** Stories by SKU: each has a product of its own, long on sale and well in stock. */
export const assignStories = (skus: readonly TrackedSku[], now: Date): ReadonlyMap<Sku, LotStory> => {
  const suitable = skus.filter(
    ({ product, sku }) =>
      isOnSale(product) && sku.variantId === null && sku.stock >= PLENTY && product.createdAt < daysBefore(now, 90),
  );
  const stories = new Map<Sku, LotStory>();
  for (const [vendorId, story] of STORIES) {
    const chosen = suitable.find(({ product, sku }) => product.vendorId === vendorId && !stories.has(sku));
    if (!chosen) throw new Error(`Vendor ${vendorId} has too few products that expire`);
    stories.set(chosen.sku, story);
  }
  return stories;
};

import type { Searchable } from '../../../src/search/search-text.ts';
import { pictureKey } from '../../illustrations/picture.ts';
import { daysBefore } from '../moments.ts';
import { sellersByCategory, unapprovedFamilies, demoVendors } from '../people/vendors.ts';
import type { Random } from '../random.ts';
import { barcode } from '../catalogue/barcode.ts';
import { categories } from '../catalogue/categories.ts';
import type { Bilingual } from '../bilingual.ts';
import type { Category, Family, Item } from '../family.ts';
import { gallery } from '../catalogue/pictures.ts';
import { priceIn, withSurcharge } from '../catalogue/prices.ts';
import type { StoredPrice } from '../catalogue/prices.ts';
import { tagNames } from '../catalogue/tags.ts';
import { variantSets } from '../variants.ts';
import type { VariantChoice, VariantOption } from '../variants.ts';

/** A sellable unit: a product without variants, or one variant. */
export interface Sku {
  variantId: number | null;
  code: string;
  sku: string;
  barcode: string;
  label: Bilingual;
  price: StoredPrice;
  /** Units left today. */
  stock: number;
}

export interface DemoProduct {
  id: number;
  vendorId: number;
  categoryId: number;
  category: Category;
  family: Family;
  item: Item;
  slug: string;
  sku: string;
  barcode: string;
  name: Bilingual;
  description: Bilingual;
  /** Texts for the search index. */
  searchable: Searchable;
  price: StoredPrice;
  discount: number;
  imageKey: string;
  status: 'active' | 'draft';
  approved: boolean;
  featured: boolean;
  createdAt: string;
  skus: Sku[];
}

/** An item of a family with its category and seller, before it becomes a product. */
export interface Listing {
  categoryId: number;
  category: Category;
  family: Family;
  item: Item;
  vendor: number;
}

/** Every item of every family with its seller. */
export function listings(): Listing[] {
  return categories.flatMap((category, categoryIndex) => {
    const sellers = sellersByCategory[category.slug] ?? [0];
    return category.families.flatMap((family, familyIndex) =>
      family.items.map((item, itemIndex) => {
        const turn = familyIndex + (itemIndex >= 2 ? 1 : 0);
        const vendor = unapprovedFamilies[family.code] ?? sellers[turn % sellers.length] ?? 0;
        return { categoryId: categoryIndex + 1, category, family, item, vendor };
      }),
    );
  });
}

export const nameOf = ({ name }: Family, [en, ar]: Item): Bilingual => [`${name[0]}, ${en}`, `${name[1]}، ${ar}`];

export const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Description of a product: the family's two sentences, one on handling, and the contents of this listing. */
export function describe({ category, family, item }: Listing, random: Random): Bilingual {
  const care = random.pick(family.care ?? category.care);
  return [
    `${family.about[0]} ${care[0]}\n\nVersion: ${item[0]}.`,
    `${family.about[1]} ${care[1]}\n\nالنوع: ${item[1]}.`,
  ];
}

function stockLeft(random: Random, halalas: number): number {
  const luck = random.next();
  if (luck < 0.07) return 0;
  if (luck < 0.18) return random.int(1, 4);
  return halalas > 50_000 ? random.int(5, 14) : random.int(12, halalas > 10_000 ? 60 : 180);
}

const discounts = [10, 10, 15, 20, 25, 30];

/** Assigns ids and barcodes to products. */
function createShelf(random: Random) {
  let serial = 0;
  let variantId = 0;

  const variantSku = (sku: string, price: StoredPrice, { value, code, extra = 0 }: VariantOption): Sku => ({
    variantId: ++variantId,
    code,
    sku: `${sku}-${code}`,
    barcode: barcode(++serial),
    label: value,
    price: withSurcharge(price, extra),
    stock: Math.min(stockLeft(random, price.price_sar), 60),
  });

  return {
    barcode: () => barcode(++serial),
    skus(sku: string, ownBarcode: string, price: StoredPrice, { variants }: Family): Sku[] {
      if (!variants) {
        const stock = stockLeft(random, price.price_sar);
        return [{ variantId: null, code: '', sku, barcode: ownBarcode, label: ['', ''], price, stock }];
      }
      const choice: VariantChoice = variantSets[variants];
      return choice.options.map((option) => variantSku(sku, price, option));
    },
  };
}

/** Searchable codes and values of the variants. */
const searchableVariants = (skus: readonly Sku[]) => {
  const variants = skus.filter(({ variantId }) => variantId !== null);
  return {
    codes: variants.flatMap((variant) => [variant.sku, variant.barcode]),
    values: variants.flatMap(({ label }) => label),
  };
};

const drafts = new Set([31, 77, 140, 188, 233]);
const waiting = new Set([12, 58, 119, 171, 209, 244]);

/** The demo's products in the order of their ids: the oldest first, no two of a family side by side. */
export function buildProducts(now: Date, random: Random): DemoProduct[] {
  const shelf = createShelf(random);
  const all = random.shuffle(listings());
  return all.map((listing, index): DemoProduct => {
    const { family, item, vendor } = listing;
    const id = index + 1;
    const name = nameOf(family, item);
    const price = priceIn(Math.round(item[2] * 100));
    const sku = `${demoVendors[vendor]?.prefix}-${family.code}-${String(id).padStart(3, '0')}`;
    const ownBarcode = shelf.barcode();
    const isWaiting = waiting.has(id) || family.code in unapprovedFamilies;
    const tags = family.tags.flatMap((tag) => tagNames[tag] ?? []);
    // The order matters: all draw from the same random source.
    const description = describe(listing, random);
    const discount = random.chance(0.2) ? random.pick(discounts) : 0;
    const skus = shelf.skus(sku, ownBarcode, price, family);
    return {
      id,
      vendorId: vendor + 1,
      categoryId: listing.categoryId,
      category: listing.category,
      family,
      item,
      slug: slugOf(name[0]),
      sku,
      barcode: ownBarcode,
      name,
      description,
      searchable: { name: name[0], nameAr: name[1], sku, barcode: ownBarcode, tags, ...searchableVariants(skus) },
      price,
      discount,
      imageKey: gallery(family, item).map(pictureKey)[0] ?? '',
      status: drafts.has(id) ? 'draft' : 'active',
      approved: !isWaiting,
      featured: !isWaiting && !drafts.has(id) && index % 15 === 4,
      createdAt: daysBefore(now, 420 - (400 * index) / all.length),
      skus,
    };
  });
}

/** True for a product on sale: approved and not a draft. All sellers in the demo are active. */
export const isOnSale = (product: DemoProduct) => product.approved && product.status === 'active';

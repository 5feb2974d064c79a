import { z } from 'zod';
import { Currency, Moment, Money } from '../../schemas.ts';

/** One picture: `url` is 640 px wide, `srcset` names 320, 640 and 1280. All are square WebP. */
export const Picture = z
  .object({
    url: z.string(),
    srcset: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    variant_id: z.number().int().nullable(),
  })
  .meta({ id: 'Picture' });

/** A size or colour that is bought by its own id. `price` is in the request's currency, discount applied. */
export const Variant = z
  .object({
    id: z.number().int(),
    type: z.enum(['size', 'color']),
    value: z.string(),
    value_arabic: z.string(),
    sku: z.string(),
    barcode: z.string(),
    stock: z.number().int(),
    price: Money,
    original_price: Money,
    price_sar: Money,
    price_bhd: Money,
    price_usd: Money,
  })
  .meta({ id: 'Variant' });

/**
 * A shown review. rating 1-5, null when the vendor's shop takes reviews without stars. answer: what the vendor wrote
 * below it, '' without one.
 */
export const Review = z
  .object({
    id: z.number().int(),
    date: Moment,
    review: z.string(),
    rating: z.number().int().nullable(),
    user: z.object({ name: z.string() }),
    verified: z.boolean(),
    answer: z.string(),
    answered_at: Moment.nullable(),
  })
  .meta({ id: 'Review' });

/** A vendor's name and legal details as shoppers see them. */
export const VendorCard = z
  .object({ id: z.number().int(), company_name: z.string(), cr_number: z.string() })
  .meta({ id: 'VendorCard' });

/**
 * How a vendor ships to the shopper's country. Amounts are in the request's currency; free_from null: never free.
 * arrives_from and arrives_to are the days between which an order of today arrives.
 */
export const ShippingRule = z
  .object({
    flat_fee: Money,
    free_from: Money.nullable(),
    handling_days_min: z.number().int(),
    handling_days_max: z.number().int(),
    arrives_from: z.iso.date(),
    arrives_to: z.iso.date(),
  })
  .meta({ id: 'ShippingRule' });

const productKeys = {
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  name_arabic: z.string(),
  description: z.string(),
  description_arabic: z.string(),
  sku: z.string(),
  category: z.object({ id: z.number().int(), slug: z.string(), name: z.string(), name_arabic: z.string() }),
  vendor: z.object({ id: z.number().int(), company_name: z.string() }),
  price: Money,
  original_price: Money,
  discount: z.number().int(),
  currency: Currency,
  price_sar: Money,
  price_bhd: Money,
  price_usd: Money,
  stock: z.number().int(),
  in_stock: z.number().int(),
  has_variants: z.boolean(),
  is_featured: z.boolean(),
  product_image: z.string().nullable(),
  picture: Picture.nullable(),
  rating: z.number(),
  total_reviews: z.number().int(),
  created_at: Moment,
};

/**
 * A product in a list. `name` and `description` are the English texts, `*_arabic` the Arabic ones (may be empty).
 * `price` is in `currency` with the discount applied; `original_price` is without it. `stock` is 0 when sold out.
 */
export const Product = z.object(productKeys).meta({ id: 'Product' });

/** How a vendor can be paid: cash when the parcel arrives. */
export const PaymentMethod = z.enum(['cash']).meta({ id: 'PaymentMethod' });

/**
 * A product on its own page. `delivers` false: the vendor does not ship to the shopper's country. `payment_methods` empty:
 * the vendor cannot be paid at the moment, so that nothing of his can be ordered.
 */
export const ProductDetail = z
  .object({
    ...productKeys,
    barcode: z.string(),
    tags: z.array(z.object({ slug: z.string(), name: z.string() })),
    images: z.array(Picture),
    variants: z.array(Variant),
    reviews: z.array(Review),
    vendor_card: VendorCard,
    shipping: ShippingRule.nullable(),
    delivers: z.boolean(),
    payment_methods: z.array(PaymentMethod),
  })
  .meta({ id: 'ProductDetail' });

/** A product as the search box suggests it, with the price that a shopper pays. */
export const ProductSuggestion = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    name: z.string(),
    name_arabic: z.string(),
    picture: Picture.nullable(),
    price: Money,
    currency: Currency,
  })
  .meta({ id: 'ProductSuggestion' });

/** A vendor as the search box suggests him. */
export const VendorSuggestion = z
  .object({ id: z.number().int(), company_name: z.string(), company_name_arabic: z.string() })
  .meta({ id: 'VendorSuggestion' });

/** A tag in the request's language, with the number of products on sale that carry it. */
export const Tag = z
  .object({ slug: z.string(), name: z.string(), product_count: z.number().int() })
  .meta({ id: 'Tag' });

/**
 * How a search came to what it found, in words that were typed or meant. `corrected`: nothing was found for the words as
 * typed, these are the products of the corrected ones. `dropped`: no product has all the words, these were left out.
 * `did_you_mean`: words that would find something, when they were perhaps meant.
 */
export const findingKeys = {
  corrected: z.string().nullable(),
  dropped: z.array(z.string()),
  did_you_mean: z.string().nullable(),
};

/** What the filters `vendor` and `tag` of a list name; null for a filter that is not set or names nothing. */
export const filterNames = {
  vendor: z.object({ id: z.number().int(), company_name: z.string() }).nullable(),
  tag: z.object({ slug: z.string(), name: z.string() }).nullable(),
};

/** A product's address for search engines, and when the product was last changed. */
export const SitemapEntry = z.object({ slug: z.string(), updated_at: Moment }).meta({ id: 'SitemapEntry' });

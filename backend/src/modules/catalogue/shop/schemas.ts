import { paymentMethods } from '../../../facts/payment-methods.ts';
import { eachPrice } from '../../../facts/currencies.ts';
import { z } from 'zod';
import { ProductAttribute } from '../attributes/schemas.ts';
import { outputsOf, pageColumns } from './product-columns.ts';
import { Holiday } from './holiday-schemas.ts';
import { SaleRules } from './sale-rules.ts';
import { ReturnTerms } from './return-terms.ts';
import { PublicLicence } from './vendor-licences.ts';
import { Picture } from '../../../files/schemas.ts';
import { ShippingRule } from '../../sales/shipping/schemas.ts';
import { Currency, Moment, Money, PageMeta, success } from '../../../wire/schemas.ts';

export const ExpiresFrom = z.iso
  .date()
  .nullable()
  .describe('No unit bought now expires before this day; null without a promise');

export const Variant = z
  .object({
    id: z.number().int().describe('Id of the variant, used to buy it'),
    type: z.enum(['size', 'color']).describe('Size or colour'),
    value: z.string().describe('The size or colour in English'),
    value_arabic: z.string(),
    color: z.string(),
    color_arabic: z.string(),
    sku: z.string(),
    barcode: z.string(),
    stock: z.number().int().describe('Units that can be bought'),
    expires_from: ExpiresFrom,
    price: Money.describe('Unit price in the request’s currency, discount applied'),
    original_price: Money.describe('Unit price without the discount'),
    ...eachPrice(() => Money),
  })
  .meta({
    id: 'Variant',
    description:
      "A size or colour with its own id, or a size in one of its colours, which also has `color`. `price` is in the request's currency, discount applied.",
  });

export const Review = z
  .object({
    id: z.number().int(),
    date: Moment.describe('Time of writing'),
    review: z.string().describe('Text of the review'),
    rating: z.number().int().nullable(),
    user: z.object({ name: z.string().describe('First name and initial') }).describe('Author'),
    verified: z.boolean(),
    answer: z.string(),
    answered_at: Moment.nullable(),
  })
  .meta({
    id: 'Review',
    description:
      "A shown review. rating 1-5, null if the vendor has disabled stars. answer: the vendor's reply, '' without one.",
  });

const VendorCard = z
  .object({
    id: z.number().int().describe('Id of the vendor'),
    company_name: z.string(),
    logo: z.string().nullable().describe('URL of the logo relative to the origin of this API; null without one'),
    cr_number: z.string(),
    vat_number: z.string().describe("Verified VAT number; '' without one"),
    licences: z.array(PublicLicence).describe('Its licences in force'),
  })
  .meta({ id: 'VendorCard', description: "A vendor's name and legal details as customers see them" });

const priceRange = {
  price: Money.describe(
    'Price of one unit in `currency`, discount applied. With variants, the lowest price of those in stock, or of all when everything is sold out',
  ),
  highest_price: Money.describe(
    'Highest price among the same variants; equal to `price` if there is only one price. Show "From" if it is higher',
  ),
};

const productKeys = {
  id: z.number().int(),
  slug: z.string(),
  name: z.string().describe('English name'),
  name_arabic: z.string(),
  description: z.string().describe('English text'),
  description_arabic: z.string(),
  sku: z.string(),
  category: z
    .object({ id: z.number().int(), slug: z.string(), name: z.string(), name_arabic: z.string() })
    .describe('Category of the product'),
  vendor: z.object({ id: z.number().int(), company_name: z.string() }).describe('Seller of the product'),
  ...priceRange,
  original_price: Money.describe('Price without the discount'),
  discount: z.number().int(),
  currency: Currency.describe('Currency of `price` and `original_price`: that of the request'),
  ...eachPrice(() => Money),
  stock: z.number().int().describe('Units that can be bought; 0 when sold out or while sales are paused'),
  in_stock: z.number().int().describe('Same as `stock`'),
  holiday: Holiday.nullable().describe('Running holiday of the vendor; null without one'),
  has_variants: z.boolean(),
  expires_from: ExpiresFrom,
  sale_rules: SaleRules.nullable().describe('Rules of its sale; null if anyone may buy it'),
  marked_down: z.boolean().describe('True: the discount is due to a short shelf life'),
  is_featured: z.boolean(),
  product_image: z.string().nullable(),
  picture: Picture.nullable(),
  rating: z.number().describe('Average of the stars; 0 without any'),
  total_reviews: z.number().int(),
  created_at: Moment,
};

export const Product = z.object(productKeys).meta({
  id: 'Product',
  description:
    'A product in a list. `name` and `description` are the English texts, `*_arabic` the Arabic ones (may be empty). `price` is in `currency` with the discount applied; `original_price` is without it. `stock` is 0 when sold out.',
});

export const PaymentMethod = z
  .enum(paymentMethods)
  .meta({ id: 'PaymentMethod', description: 'Payment method of a vendor; cash is paid on delivery' });

export const ProductDetail = z
  .object({
    ...productKeys,
    ...outputsOf(pageColumns),
    tags: z.array(z.object({ slug: z.string(), name: z.string() })).describe('Its tags, in the requested language'),
    attributes: z
      .array(ProductAttribute)
      .describe('Its specifications in the order of its category; for comparisons, JSON-LD and spec sheets'),
    images: z.array(Picture).describe('All pictures, the main one first'),
    variants: z.array(Variant).describe('Its sizes or colours; empty without any'),
    reviews: z.array(Review).describe('The newest reviews'),
    recalls: z
      .array(
        z.object({
          recall_no: z.string().describe('Number of the recall'),
          lot_nos: z
            .array(z.string())
            .describe('Recalled batches of the product; empty if their numbers are not known'),
        }),
      )
      .describe('Open recalls of batches that are not on sale'),
    reviews_open: z.boolean().describe('False: the vendor has disabled reviews'),
    vendor_card: VendorCard,
    shipping: ShippingRule.nullable().describe(
      'The vendor’s shipping rule; null if the vendor does not ship there or the country is unknown',
    ),
    delivers: z.boolean(),
    payment_methods: z.array(PaymentMethod),
    vat: z
      .enum(['included', 'zero_medicine', 'zero_device', 'not_registered'])
      .describe(
        'Value added tax in the price. included: the price includes it; zero_medicine, zero_device: zero-rated as listed goods; not_registered: none, the vendor is not registered for tax',
      ),
    authority: z
      .enum(['sfda', 'nhra'])
      .describe('Authority of the country that parcels go to; its class and number concern the reader'),
    origin: z.string().describe('Country of origin in the requested language; empty if unknown'),
    returns: ReturnTerms,
    size_guide: z
      .string()
      .describe(
        'Size guide of its category in the requested language, as Markdown; empty without one or without sizes',
      ),
  })
  .meta({
    id: 'ProductDetail',
    description:
      "A product on its own page. `delivers` false: the vendor does not ship to the customer's country. `payment_methods` empty: the vendor cannot currently accept payment, so the product cannot be ordered.",
  });

export const ProductSuggestion = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    name: z.string(),
    name_arabic: z.string(),
    picture: Picture.nullable(),
    ...priceRange,
    currency: Currency,
  })
  .meta({
    id: 'ProductSuggestion',
    description: 'A product in the search suggestions, with its price after discount',
  });

export const VendorSuggestion = z
  .object({ id: z.number().int(), company_name: z.string(), company_name_arabic: z.string() })
  .meta({ id: 'VendorSuggestion', description: 'A vendor in the search suggestions' });

export const Tag = z
  .object({
    slug: z.string(),
    name: z.string().describe('Name in the requested language'),
    product_count: z.number().int().describe('Number of products on sale with this tag'),
  })
  .meta({
    id: 'Tag',
    description: "A tag in the request's language, with its number of products on sale",
  });

/**
 * Outcome of a search. `corrected`: the typed words found nothing, so these are the results of the corrected ones.
 * `dropped`: no product has all the words, so these were ignored. `did_you_mean`: alternative words that would have
 * results.
 */
const findingKeys = {
  corrected: z.string().nullable().describe('Corrected words, if the typed ones had no results; otherwise null'),
  dropped: z.array(z.string()).describe('Ignored words, because no product has all of them'),
  did_you_mean: z.string().nullable().describe('Alternative words that would have results; otherwise null'),
};

/** Names of the filters `vendor` and `tag`; null if a filter is not set, or matches nothing or several. */
const filterNames = {
  vendor: z
    .object({ id: z.number().int(), company_name: z.string() })
    .nullable()
    .describe('Vendor of the filter `vendor`; null without the filter or such a vendor'),
  tag: z
    .object({ slug: z.string(), name: z.string().describe('Name in the requested language') })
    .nullable()
    .describe('Tag of the filter `tag`; null without the filter or such a tag'),
};

/** Position of a page in the list. */
const ProductPageMeta = PageMeta.extend({
  total_is_more: z
    .boolean()
    .describe('True: there are more than `total`, which is then the maximum that is counted and shown'),
}).meta({ id: 'ProductPageMeta', description: 'Position of a page in the list, and whether there are more products' });

/** Page of products on sale. */
export const ProductPage = success({
  products: z.array(Product),
  meta: ProductPageMeta,
  ...findingKeys,
  ...filterNames,
}).meta({ id: 'ProductPage', description: 'A page of products on sale: the response without `max_price`' });

export const HighestPrice = success({
  max_price: Money.describe('Highest price on sale, in the request’s currency'),
}).meta({ id: 'HighestPrice', description: 'The response with `max_price=true`: the upper end of a price filter' });

export const SitemapEntry = z.object({ slug: z.string(), updated_at: Moment }).meta({
  id: 'SitemapEntry',
  description: "A product's slug for search engines, and the time of its last change",
});

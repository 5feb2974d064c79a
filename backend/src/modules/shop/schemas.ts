import { paymentMethods } from '../../facts/payment-methods.ts';
import { eachPrice } from '../../facts/currencies.ts';
import { z } from 'zod';
import { ReturnTerms } from './return-terms.ts';
import { Picture } from '../../files/schemas.ts';
import { ShippingRule } from '../shipping/schemas.ts';
import { Currency, Moment, Money, PageMeta, success } from '../../wire/schemas.ts';

export const Variant = z
  .object({
    id: z.number().int().describe('Id of the variant, by which it is bought'),
    type: z.enum(['size', 'color']).describe('Whether it is a size or a colour'),
    value: z.string().describe('The size or colour in English'),
    value_arabic: z.string(),
    color: z.string(),
    color_arabic: z.string(),
    sku: z.string(),
    barcode: z.string(),
    stock: z.number().int().describe('Units in stock'),
    price: Money.describe('What one unit costs in the request’s currency, discount applied'),
    original_price: Money.describe('The same without the discount'),
    ...eachPrice(() => Money),
  })
  .meta({
    id: 'Variant',
    description:
      "A size or colour that is bought by its own id, or a size in one of its colours, which has `color` too. `price` is in the request's currency, discount applied.",
  });

export const Review = z
  .object({
    id: z.number().int(),
    date: Moment.describe('When it was written'),
    review: z.string().describe('What the customer says'),
    rating: z.number().int().nullable(),
    user: z.object({ name: z.string().describe('First name and initial') }).describe('Who wrote it'),
    verified: z.boolean(),
    answer: z.string(),
    answered_at: Moment.nullable(),
  })
  .meta({
    id: 'Review',
    description:
      "A shown review. rating 1-5, null when the vendor's shop takes reviews without stars. answer: what the vendor wrote below it, '' without one.",
  });

const VendorCard = z
  .object({ id: z.number().int().describe('Id of the vendor'), company_name: z.string(), cr_number: z.string() })
  .meta({ id: 'VendorCard', description: "A vendor's name and legal details as shoppers see them" });

const priceRange = {
  price: Money.describe(
    'Price of one unit in `currency`, discount applied. With variants, the lowest price of those in stock, or of all when everything is sold out',
  ),
  highest_price: Money.describe(
    'Highest price among the same variants; equal to `price` where one price applies, so that "From" is shown where it is higher',
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
    .describe('Where it belongs'),
  vendor: z.object({ id: z.number().int(), company_name: z.string() }).describe('Who sells it'),
  ...priceRange,
  original_price: Money.describe('The same without the discount'),
  discount: z.number().int(),
  currency: Currency.describe('The currency of `price` and `original_price`: the one that the request asked for'),
  ...eachPrice(() => Money),
  stock: z.number().int().describe('Units that can be bought; 0 when sold out'),
  in_stock: z.number().int().describe('The same as `stock`'),
  has_variants: z.boolean(),
  is_featured: z.boolean(),
  product_image: z.string().nullable(),
  picture: Picture.nullable(),
  rating: z.number().describe('Average of the stars, 0 without any'),
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
  .meta({ id: 'PaymentMethod', description: 'How a vendor can be paid: cash when the parcel arrives' });

export const ProductDetail = z
  .object({
    ...productKeys,
    barcode: z.string(),
    tags: z.array(z.object({ slug: z.string(), name: z.string() })).describe('Its tags, in the language asked for'),
    images: z.array(Picture).describe('All pictures, the main one first'),
    variants: z.array(Variant).describe('Its sizes or colours; empty without any'),
    reviews: z.array(Review).describe('The newest reviews'),
    reviews_open: z.boolean().describe('False: the vendor’s shop has no reviews'),
    vendor_card: VendorCard,
    shipping: ShippingRule.nullable().describe(
      'How the vendor ships to the shopper; null when he does not, or the country is not known',
    ),
    delivers: z.boolean(),
    payment_methods: z.array(PaymentMethod),
    vat: z
      .enum(['included', 'zero_medicine', 'zero_device', 'not_registered'])
      .describe(
        'What of its price is value added tax. included: it is in the price; zero_medicine, zero_device: none, listed as one; not_registered: none, its vendor states no tax',
      ),
    returns: ReturnTerms,
  })
  .meta({
    id: 'ProductDetail',
    description:
      "A product on its own page. `delivers` false: the vendor does not ship to the shopper's country. `payment_methods` empty: the vendor cannot be paid at the moment, so that nothing of his can be ordered.",
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
    description: 'A product as the search box suggests it, with the price that a shopper pays',
  });

export const VendorSuggestion = z
  .object({ id: z.number().int(), company_name: z.string(), company_name_arabic: z.string() })
  .meta({ id: 'VendorSuggestion', description: 'A vendor as the search box suggests him' });

export const Tag = z
  .object({
    slug: z.string(),
    name: z.string().describe('Its name, in the language asked for'),
    product_count: z.number().int().describe('How many products on sale carry it'),
  })
  .meta({
    id: 'Tag',
    description: "A tag in the request's language, with the number of products on sale that carry it",
  });

/**
 * How a search came to what it found, in words that were typed or meant. `corrected`: nothing was found for the words as
 * typed, these are the products of the corrected ones. `dropped`: no product has all the words, these were left out.
 * `did_you_mean`: words that would find something, when they were perhaps meant.
 */
const findingKeys = {
  corrected: z
    .string()
    .nullable()
    .describe('The words whose products these are, when nothing was found for those that were asked for; else null'),
  dropped: z.array(z.string()).describe('Words that were left out, because no product has all of them'),
  did_you_mean: z.string().nullable().describe('Words that were perhaps meant and would find something; else null'),
};

/** What the filters `vendor` and `tag` of a list name; null for one that is not set, or names nothing or several. */
const filterNames = {
  vendor: z
    .object({ id: z.number().int(), company_name: z.string() })
    .nullable()
    .describe('The vendor of the filter `vendor`; null without the filter or without such a vendor'),
  tag: z
    .object({ slug: z.string(), name: z.string().describe('Its name, in the language asked for') })
    .nullable()
    .describe('The tag of the filter `tag`; null without the filter or without such a tag'),
};

/** Where a page of the shop stands. */
const ProductPageMeta = PageMeta.extend({
  total_is_more: z
    .boolean()
    .describe('True: there are more than `total`, which is then the most that is counted and shown page by page'),
}).meta({ id: 'ProductPageMeta', description: 'Where a page of the shop stands, and whether there are more products' });

/** What is on sale, page by page. */
export const ProductPage = success({
  products: z.array(Product),
  meta: ProductPageMeta,
  ...findingKeys,
  ...filterNames,
}).meta({ id: 'ProductPage', description: 'A page of what is on sale: the answer without `max_price`' });

export const HighestPrice = success({
  max_price: Money.describe('The highest price on sale, in the request’s currency'),
}).meta({ id: 'HighestPrice', description: 'The answer with `max_price=true`: the upper end of a filter by price' });

export const SitemapEntry = z.object({ slug: z.string(), updated_at: Moment }).meta({
  id: 'SitemapEntry',
  description: "A product's address for search engines, and when the product was last changed",
});

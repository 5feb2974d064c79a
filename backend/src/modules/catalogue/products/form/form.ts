import { LIMITS } from '../../../../facts/limits.ts';
import { eachPrice, PRICE_FIELDS } from '../../../../facts/currencies.ts';
import { z } from 'zod';
import { bulkChange } from '../../../../wire/bulk.ts';
import { UpdatedAtSeen, updatedAtSeenByRow } from '../../../../wire/seen.ts';
import { Id, optionalCode, optionalText, requiredCode, requiredText } from '../../../../wire/fields.ts';
import { ValuesField } from '../../attributes/form.ts';
import { contentInputs } from '../../shop/product-columns.ts';
import { CODE_LENGTH } from '../../shop/registration-fields.ts';
import { FileField } from '../../../../files/uploaded-file.ts';
import { DiscountField, PriceField, StockField, StockSeenField } from './fields.ts';
import { TagsField } from './tags.ts';
import { registrationFlaws } from './registration-flaws.ts';

const most = LIMITS.product;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that the API documents spell differently for writing and reading. */
const spellings = { name_arabic: 'arabic_name', description_arabic: 'arabic_description' } as const;

const isOtherSpelling = (name: string): name is keyof typeof spellings => Object.hasOwn(spellings, name);

/** Renames fields to the spelling of this form; if both are sent, that spelling wins. */
const respell = (form: Fields): Fields => {
  const entries = Object.entries(form);
  const others = entries.flatMap(([name, value]) => (isOtherSpelling(name) ? [[spellings[name], value]] : []));
  const known = entries.filter(([name]) => !isOtherSpelling(name));
  return Object.fromEntries([...others, ...known]);
};

/** True for a picture field without a new file: empty, or the URL of the stored picture. */
const isStoredPicture = (picture: unknown): boolean =>
  picture === null || (typeof picture === 'string' && /^$|^(?:null|undefined)$|^\/|^https?:\/\//.test(picture));

/** Placeholders for fields that are ignored if a product has variants: its price comes from them. */
const setByVariants: Fields = { stock: 0, ...eachPrice(() => 1) };

/**
 * Maps `prices[price_sar]` to `price_sar` and `name_arabic` to `arabic_name`. Price and stock of a product with
 * variants are accepted, as the API documents send them, and ignored, as is `product_image` without a new file.
 */
const readForm = (body: unknown): unknown => {
  if (!isFields(body)) return body;
  const { prices, ...form } = respell(body);
  if (isStoredPicture(form.product_image)) delete form.product_image;
  const flat: Fields = isFields(prices)
    ? { ...prices, ...form }
    : { ...form, ...(prices === undefined ? {} : { prices }) };
  const sellsByVariant = Array.isArray(flat.variants) && flat.variants.length > 0;
  return sellsByVariant ? { ...flat, ...setByVariants } : flat;
};

export const VariantForm = z.strictObject({
  id: z
    .union([z.enum(['', 'undefined', 'null']).transform(() => undefined), Id()])
    .optional()
    .describe('Id of an existing variant; a new one if omitted'),
  type: z
    .enum(['size', 'color'], 'products.variant_type_required')
    .describe('Size or colour; the same for all variants'),
  value: requiredText('products.variant_value_required', 100).describe('The size or colour in English'),
  value_arabic: optionalText(100),
  color: optionalText(100),
  color_arabic: optionalText(100),
  stock: StockField('products.stock_required').describe('Units in stock'),
  stock_seen: StockSeenField,
  barcode: requiredCode('products.barcode_required', CODE_LENGTH),
  sku: requiredCode('products.sku_required', CODE_LENGTH),
  ...eachPrice((currency) => PriceField(currency, `products.variant_${PRICE_FIELDS[currency]}_required`)),
});
export type VariantForm = z.infer<typeof VariantForm>;

/** Stored picture, with the SKU of the variant shown, if any. */
const ImageForm = z.strictObject({
  id: Id().describe('Id of a stored picture (`POST /api/vendor/pictures`)'),
  variant_sku: optionalCode(CODE_LENGTH),
});

const productKeys = {
  ...contentInputs,
  status: z
    .enum(['active', 'draft', 'inactive'])
    .default('active')
    .transform((status) => (status === 'active' ? status : 'draft'))
    .describe('active: on sale once approved; draft (or inactive): not offered'),
  // Accepted and ignored: only admins approve.
  approval_status: z.union([z.number(), z.string(), z.boolean()]).optional().describe('Ignored: the admin decides'),
  stock: StockField('products.stock_required').describe(
    'Units in stock; ignored for a product with variants, which have their own',
  ),
  discount: DiscountField.default(0).describe('Discount in whole percent, 0 to 90'),
  ...eachPrice((currency) =>
    PriceField(currency, `products.${PRICE_FIELDS[currency]}_required`).describe(
      `Price of one unit in ${currency}; ignored for a product with variants, which have their own`,
    ),
  ),
  tags: TagsField.default([]).describe('Search terms, at most 20: a list, in a form the same list as JSON text'),
  attributes: ValuesField.optional().describe(
    'Specifications of its category; those omitted from the list are removed, all are unchanged if the field is omitted. A list, in a form the same list as JSON text',
  ),
  product_image: FileField.optional().describe(
    'Main picture as a file: JPEG, PNG or WebP of at most 5 MB; or use `images`',
  ),
  images: z
    .array(ImageForm)
    .max(most.pictures)
    .optional()
    .describe('Stored pictures in order, the main one first; unchanged if omitted from an edit'),
  related_products: z.array(Id()).max(most.related).default([]),
  variants: z
    .array(VariantForm)
    .max(most.variants)
    .default([])
    .describe('Sizes or colours with their own stock and prices; those omitted from an edit are removed'),
};

const hasPicture = (form: { product_image?: unknown; images?: unknown[] }) =>
  form.product_image !== undefined || (form.images ?? []).length > 0;
const noPicture = {
  path: ['product_image'],
  message: 'products.image_required',
  // Runs even if single fields are invalid, so that all errors are reported together.
  when: ({ value }: { value: unknown }) => isFields(value),
};

/** Adds the rules for registration facts to a form. */
const withRegistration = <Form extends z.ZodType<Parameters<(typeof registrationFlaws)[number]['isIn']>[0]>>(
  form: Form,
): Form =>
  registrationFlaws.reduce(
    (checked, { field, message, isIn }) =>
      checked.refine((values) => !isIn(values), { path: [field], message, when: noPicture.when }),
    form,
  );

/**
 * New product. Prices in major units; `product_image` is a file, `images` are stored pictures in order: one of the two
 * is required. Indexes of `variants` and `images` in a form start at 0: `variants[0][sku]`.
 */
export const NewProduct = z.preprocess(
  readForm,
  withRegistration(z.strictObject(productKeys).refine(hasPicture, noPicture)),
);

/**
 * Complete new state of a product: `tags`, `related_products` and `variants` not listed are removed, while omitted
 * `images` are unchanged. With `stock_seen` (also per variant) the difference between `stock` and it is applied, so
 * that sales in the meantime are kept; with `updated_at_seen` another edit is not overwritten.
 */
export const ProductEdit = z.preprocess(
  readForm,
  withRegistration(
    z
      .strictObject({
        ...productKeys,
        _method: z.literal('PUT'),
        stock_seen: StockSeenField,
        updated_at_seen: UpdatedAtSeen,
      })
      .refine((form) => form.images === undefined || hasPicture(form), noPicture),
  ),
);

export type NewProduct = z.infer<typeof NewProduct>;
export type ProductEdit = z.infer<typeof ProductEdit>;

/** File of a picture to store. */
export const PictureForm = z.strictObject({
  picture: FileField.describe('JPEG, PNG or WebP of at most 5 MB, at least 200 px wide and high'),
});

/** Picture for the product or variant with a SKU: a file, or its URL. */
export const PictureBySku = z
  .strictObject({
    sku: optionalCode(CODE_LENGTH).describe(
      'SKU of the product or variant; if empty, it is taken from the file name: `GLV-100-M.jpg`, or `GLV-100-M-2.jpg` for a second picture',
    ),
    picture: FileField.optional().describe(
      'JPEG, PNG or WebP of at most 5 MB, at least 200 px wide and high; or send `address`',
    ),
    address: optionalText(2000).meta({
      description: 'URL of the picture, https; or send `picture`',
      examples: ['https://example.com/GLV-100-M.jpg'],
    }),
  })
  .refine(({ picture, address }) => (picture === undefined) !== (address === ''), {
    path: ['picture'],
    message: 'products.image_required',
  });
export type PictureBySku = z.infer<typeof PictureBySku>;

export const ProductBulk = bulkChange('activate', 'draft', 'delete').extend(updatedAtSeenByRow);
export type BulkAction = z.infer<typeof ProductBulk>['action'];

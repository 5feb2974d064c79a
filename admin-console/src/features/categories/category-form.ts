import { RETURN_DAYS, SALE_LIMITS, SHELF_LIFE_DAYS, type AdminCategory } from '@balsam/shared-api';
import { changedTexts, type TextKey } from '@balsam/shared-ui';
import { mixed, number, object, string } from 'yup';

/** Form values, in the order of the fields. */
export interface CategoryValues {
  category_name: string;
  category_description: string;
  category_name_arabic: string;
  category_description_arabic: string;
  /** Newly chosen picture. */
  category_image: File | null;
  category_status: string;
  /** Default tax class of its products. */
  vat_class: string;
  /** Default return terms of its products, unless they are stricter, and days to return. */
  return_class: string;
  return_days: string;
  /** Days before their expiry at which its batches leave the shop. */
  min_shelf_life_days: string;
  /** 'true' if its products need an authorisation in force. */
  authorisation_required: string;
  /** Buyers, cold chain, units per person in days, and minimum age; empty for no rule. */
  audience: string;
  cold_chain: string;
  quantity_limit: string;
  limit_days: string;
  min_age: string;
  /** Markdown; '' for a category without sizes. */
  size_guide: string;
  size_guide_arabic: string;
  /** `updated_at` of the loaded version; null for a new category. */
  updated_at: string | null;
}

const TEXTS = ['category_name', 'category_name_arabic', 'category_description', 'category_description_arabic'] as const;

/** Fields that an update may omit to keep. */
const TERMS = [
  ...(['category_status', 'vat_class', 'return_class', 'return_days', 'min_shelf_life_days'] as const),
  ...(['audience', 'cold_chain', 'quantity_limit', 'limit_days', 'min_age'] as const),
  ...(['authorisation_required', 'size_guide', 'size_guide_arabic'] as const),
] as const;

type ErrorName = TextKey<'admin-console', 'categories.error'>;
const error = (name: ErrorName) => `categories.error.${name}`;
const required = (name: ErrorName) => string().trim().required(error(name));

const picture = mixed<File>()
  .nullable()
  .test('type', error('imageType'), (file) => !file || file.type.startsWith('image/'));

const returnDays = number()
  .typeError(error('return_days'))
  .integer(error('return_days'))
  .min(RETURN_DAYS.least, error('return_days'))
  .max(RETURN_DAYS.most, error('return_days'));

const shelfLifeDays = number()
  .typeError(error('min_shelf_life_days'))
  .integer(error('min_shelf_life_days'))
  .min(SHELF_LIFE_DAYS.least, error('min_shelf_life_days'))
  .max(SHELF_LIFE_DAYS.most, error('min_shelf_life_days'));

const ruleNumber = string()
  .trim()
  .matches(/^([1-9]\d{0,3})?$/, error('ruleNumber'));

/** Validation of the form; only a new category needs a picture. */
export const categorySchema = (isNew: boolean) =>
  object({
    category_name: required('category_name'),
    category_description: required('category_description'),
    category_name_arabic: required('category_name_arabic'),
    category_description_arabic: required('category_description_arabic'),
    return_days: returnDays,
    min_shelf_life_days: shelfLifeDays,
    quantity_limit: ruleNumber,
    limit_days: ruleNumber.required(error('ruleNumber')),
    min_age: ruleNumber,
    category_image: isNew ? picture.required(error('category_image')) : picture,
  });

export const emptyCategory: CategoryValues = {
  category_name: '',
  category_description: '',
  category_name_arabic: '',
  category_description_arabic: '',
  category_image: null,
  category_status: '1',
  vat_class: 'standard',
  return_class: 'open',
  return_days: String(RETURN_DAYS.usual),
  min_shelf_life_days: String(SHELF_LIFE_DAYS.usual),
  authorisation_required: 'false',
  audience: 'anyone',
  cold_chain: 'false',
  quantity_limit: '',
  limit_days: String(SALE_LIMITS.usualDays),
  min_age: '',
  size_guide: '',
  size_guide_arabic: '',
  updated_at: null,
};

export const toCategoryValues = (category: AdminCategory): CategoryValues => ({
  category_name: category.category_name,
  category_description: category.category_description,
  category_name_arabic: category.category_name_arabic,
  category_description_arabic: category.category_description_arabic,
  category_image: null,
  category_status: String(category.category_status),
  vat_class: category.vat_class,
  return_class: category.return_class,
  return_days: String(category.return_days),
  min_shelf_life_days: String(category.min_shelf_life_days),
  authorisation_required: String(category.authorisation_required),
  audience: category.audience,
  cold_chain: String(category.cold_chain),
  quantity_limit: String(category.quantity_limit ?? ''),
  limit_days: String(category.limit_days),
  min_age: String(category.min_age ?? ''),
  size_guide: category.size_guide,
  size_guide_arabic: category.size_guide_arabic,
  updated_at: category.updated_at,
});

/**
 * Multipart body that creates or updates a category. An update sends only changed terms.
 * @param before initial form values; undefined for a new category
 */
export function toCategoryBody(values: CategoryValues, before?: CategoryValues): FormData {
  const body = new FormData();
  for (const name of TEXTS) body.append(name, values[name].trim());
  for (const [name, value] of changedTexts(TERMS, values, before)) body.append(name, value);
  if (values.category_image) body.append('category_image', values.category_image);
  if (before) body.append('_method', 'PUT');
  if (values.updated_at !== null) body.append('updated_at_seen', values.updated_at);
  return body;
}

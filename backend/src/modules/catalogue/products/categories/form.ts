import { z } from 'zod';
import { bulkChange } from '../../../../wire/bulk.ts';
import { UpdatedAtSeen, updatedAtSeenByRow } from '../../../../wire/seen.ts';
import { Flag, Lines, requiredLines, requiredText } from '../../../../wire/fields.ts';
import { FileField, requiredFile } from '../../../../files/uploaded-file.ts';
import { VatClass } from '../../../money/vat/schemas.ts';
import { RETURN_CLASSES, RETURN_DAYS } from '../../../../facts/returns.ts';
import { AUDIENCES, SALE_LIMITS } from '../../../../facts/sale-rules.ts';
import { SHELF_LIFE_DAYS } from '../../../../facts/shelf-life.ts';
import { CategoryStatus } from '../../shop/category-schemas.ts';

const DESCRIPTION_LENGTH = 2000;
const SIZE_GUIDE_LENGTH = 4000;

const Status = z.union([
  CategoryStatus,
  z.enum(['0', '1']).transform((status) => CategoryStatus.parse(Number(status))),
]);

const ReturnClass = z
  .enum(RETURN_CLASSES)
  .describe('Default return class of its products: for open, sealed, cold_chain and final see `ReturnTerms`');

// Coerced because forms send text.
const ReturnDays = z.coerce
  .number()
  .int('categories.return_days_invalid')
  .min(RETURN_DAYS.least, 'categories.return_days_invalid')
  .max(RETURN_DAYS.most, 'categories.return_days_invalid')
  .describe('Return period of its products, 7 to 365 days');

const ShelfLifeDays = z.coerce
  .number()
  .int('categories.shelf_life_invalid')
  .min(SHELF_LIFE_DAYS.least, 'categories.shelf_life_invalid')
  .max(SHELF_LIFE_DAYS.most, 'categories.shelf_life_invalid')
  .describe('Days before their expiry at which its batches leave the shop, 0 to 1095');

const AuthorisationRequired = Flag.describe(
  'Sells only products with an authorisation in force: SFDA for vendors in Saudi Arabia, NHRA in Bahrain',
);

/** A number from 1, or nothing, as forms send it. */
const OptionalNumber = (most: number) =>
  z.union(
    [z.literal('').transform(() => null), z.null(), z.coerce.number().int().min(1).max(most)],
    'categories.rule_invalid',
  );

const rules = {
  audience: z.enum(AUDIENCES).optional().describe('Buyers that its products are meant for'),
  cold_chain: Flag.optional().describe('Its products need a cold chain'),
  quantity_limit: OptionalNumber(SALE_LIMITS.quantity)
    .optional()
    .describe('Most units of a product per person in `limit_days`; empty for none'),
  limit_days: z.coerce
    .number()
    .int('categories.rule_invalid')
    .min(1, 'categories.rule_invalid')
    .max(SALE_LIMITS.days, 'categories.rule_invalid')
    .optional()
    .describe('Days of the quantity limit, 1 to 365'),
  min_age: OptionalNumber(SALE_LIMITS.age).optional().describe('Age in years that buyers confirm; empty for none'),
};

const texts = {
  category_name: requiredText('categories.name_required', 100),
  category_name_arabic: requiredText('categories.name_arabic_required', 100),
  category_description: requiredLines('categories.description_required', DESCRIPTION_LENGTH),
  category_description_arabic: requiredLines('categories.description_arabic_required', DESCRIPTION_LENGTH),
};

/** Markdown text with tables; shown next to the sizes of a product. */
const SizeGuide = Lines(SIZE_GUIDE_LENGTH)
  .optional()
  .describe('Size guide as Markdown with tables, shown next to the sizes of its products; empty for none');

/** New category, active unless `category_status` says otherwise. */
export const NewCategory = z.strictObject({
  ...texts,
  category_image: requiredFile('categories.image_required'),
  category_status: Status.default(1),
  vat_class: VatClass.default('standard').describe('Default tax class of its products'),
  return_class: ReturnClass.default('open'),
  return_days: ReturnDays.default(RETURN_DAYS.usual),
  min_shelf_life_days: ShelfLifeDays.default(SHELF_LIFE_DAYS.usual),
  authorisation_required: AuthorisationRequired.default(false),
  ...rules,
  size_guide: SizeGuide,
  size_guide_arabic: SizeGuide,
});
export type NewCategory = z.infer<typeof NewCategory>;

/** Complete new state of a category; an omitted picture, status, class, period, rule or size guide is unchanged. */
export const CategoryEdit = z.strictObject({
  _method: z.literal('PUT'),
  ...texts,
  category_image: FileField.optional(),
  category_status: Status.optional(),
  vat_class: VatClass.optional().describe('Default tax class of its products; unchanged if omitted'),
  return_class: ReturnClass.optional(),
  return_days: ReturnDays.optional(),
  min_shelf_life_days: ShelfLifeDays.optional(),
  authorisation_required: AuthorisationRequired.optional(),
  ...rules,
  size_guide: SizeGuide,
  size_guide_arabic: SizeGuide,
  updated_at_seen: UpdatedAtSeen,
});
export type CategoryEdit = z.infer<typeof CategoryEdit>;

export const CategoryBulk = bulkChange('activate', 'deactivate', 'delete').extend(updatedAtSeenByRow);
export type CategoryBulk = z.infer<typeof CategoryBulk>;
export type CategoryAction = z.infer<typeof CategoryBulk>['action'];

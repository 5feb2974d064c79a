import type { z } from 'zod';
import { imageUrl } from '../../../../files/picture-urls.ts';
import { localized } from '../../../../i18n/localized.ts';
import type { Lang } from '../../../../wire/schemas.ts';
import type { AdminCategory } from '../../shop/category-schemas.ts';
import type { AdminCategoryRow } from './repository.ts';

/** Category as admins see it. */
export const toAdminCategory = (row: AdminCategoryRow, lang: Lang): z.infer<typeof AdminCategory> => ({
  id: row.id,
  slug: row.slug,
  name: localized(lang, row.name, row.name_ar),
  category_name: row.name,
  category_name_arabic: row.name_ar,
  category_description: row.description,
  category_description_arabic: row.description_ar,
  category_status: row.status,
  vat_class: row.vat_class,
  return_class: row.return_class,
  return_days: row.return_days,
  min_shelf_life_days: row.min_shelf_life_days,
  authorisation_required: row.authorisation_required,
  audience: row.audience,
  cold_chain: row.cold_chain,
  quantity_limit: row.quantity_limit,
  limit_days: row.limit_days,
  min_age: row.min_age,
  size_guide: row.size_guide,
  size_guide_arabic: row.size_guide_ar,
  image: imageUrl(row.image_key),
  product_count: row.product_count,
  created_at: row.created_at,
  updated_at: row.updated_at,
});

import type { z } from 'zod';
import { localized } from '../../localized.ts';
import type { Lang } from '../../schemas.ts';
import { imageUrl } from '../catalog/picture.ts';
import type { AdminCategoryRow } from './adminRepository.ts';
import type { CategoryRow } from './repository.ts';
import type { AdminCategory, Category } from './schemas.ts';

/** A category row as a shopper reads it. */
export const toCategory = (row: CategoryRow, lang: Lang): z.infer<typeof Category> => ({
  id: row.id,
  slug: row.slug,
  name: localized(lang, row.name, row.name_ar),
  name_arabic: row.name_ar,
  image: imageUrl(row.image_key),
  product_count: row.product_count,
});

/** A category row as the admin reads it. */
export const toAdminCategory = (row: AdminCategoryRow, lang: Lang): z.infer<typeof AdminCategory> => ({
  id: row.id,
  slug: row.slug,
  name: localized(lang, row.name, row.name_ar),
  category_name: row.name,
  category_name_arabic: row.name_ar,
  category_description: row.description,
  category_description_arabic: row.description_ar,
  category_status: row.status,
  image: imageUrl(row.image_key),
  product_count: row.product_count,
  created_at: row.created_at,
});

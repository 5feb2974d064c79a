import type { z } from 'zod';
import { localized } from '../../localized.ts';
import type { Lang } from '../../schemas.ts';
import { imageUrl } from '../catalog/picture.ts';
import type { CategoryRow } from './repository.ts';
import type { Category } from './schemas.ts';

/** A category row as a shopper reads it. */
export const toCategory = (row: CategoryRow, lang: Lang): z.infer<typeof Category> => ({
  id: row.id,
  slug: row.slug,
  name: localized(lang, row.name, row.name_ar),
  name_arabic: row.name_ar,
  image: imageUrl(row.image_key),
  product_count: row.product_count,
});

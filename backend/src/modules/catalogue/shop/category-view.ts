import type { z } from 'zod';
import { localized } from '../../../i18n/localized.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { imageUrl } from '../../../files/picture-urls.ts';
import type { CategoryRow } from './category-repository.ts';
import type { Category } from './category-schemas.ts';

/** Category as customers see it. */
export const toCategory = (row: CategoryRow, lang: Lang): z.infer<typeof Category> => ({
  id: row.id,
  slug: row.slug,
  name: localized(lang, row.name, row.name_ar),
  name_arabic: row.name_ar,
  image: imageUrl(row.image_key),
  product_count: row.product_count,
});

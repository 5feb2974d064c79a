import { sql } from '../../../sql/sql.ts';
import type { z } from 'zod';
import { localMoment, localMomentOrNone } from '../../../csv/moment.ts';
import { yesNo, type Columns } from '../../../csv/table.ts';
import type { Database } from '../../../database/database.ts';
import { translate } from '../../../i18n/translate.ts';
import { createListReader } from '../../../csv/list-reader.ts';
import { localized } from '../../../i18n/localized.ts';
import { imageUrl } from '../../../files/picture-urls.ts';
import { createAdminReviewRepository, reviewCondition, type AdminReviewRow } from './admin-repository.ts';
import type { AdminReview } from './admin-schemas.ts';

const toAdminReview = (row: AdminReviewRow): z.infer<typeof AdminReview> => ({
  id: row.id,
  product: {
    id: row.product_id,
    slug: row.slug,
    name: row.product_name,
    name_arabic: row.product_name_ar,
    image: imageUrl(row.image_key),
  },
  vendor: { id: row.vendor_id, company_name: row.company_name, company_name_arabic: row.company_name_ar },
  rating: row.rating,
  review: row.body,
  answer: row.answer,
  author: row.author,
  email: row.email,
  verified: row.verified,
  created_at: row.created_at,
  updated_at: row.updated_at,
  hidden_at: row.hidden_at,
  hidden_reason: row.hidden_reason,
  moderated_at: row.moderated_at,
  state: row.state,
});

const columns: Columns<AdminReviewRow> = [
  ['product', (row, lang) => localized(lang, row.product_name, row.product_name_ar)],
  ['vendor', (row, lang) => localized(lang, row.company_name, row.company_name_ar)],
  ['status', (row, lang) => translate(lang, `csv.review_state.${row.state}`)],
  ['rating', (row) => row.rating],
  ['review', (row) => row.body],
  ['answer', (row) => row.answer],
  ['author', (row) => row.author],
  ['email', (row) => row.email],
  ['verified', (row, lang) => yesNo(lang, row.verified)],
  ['created_at', (row) => localMoment(row.created_at)],
  ['hidden_at', (row) => localMomentOrNone(row.hidden_at)],
  ['hidden_reason', (row) => row.hidden_reason],
  ['moderated_at', (row) => localMomentOrNone(row.moderated_at)],
];

export const createReviewReader = (database: Database) =>
  createListReader({
    ...createAdminReviewRepository(database),
    id: sql`r.id`,
    condition: reviewCondition,
    toEntry: toAdminReview,
    columns,
  });

import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../errors.ts';
import { localized } from '../../localized.ts';
import type { PriceRow } from '../../money.ts';
import type { SessionUser } from '../../plugins/session.ts';
import type { Lang } from '../../schemas.ts';
import { amountInWords } from '../../wording.ts';
import { createAuditLog } from '../audit/auditLog.ts';
import { contentOf, type ApprovedContent, type ApprovedVariant } from './approvedContent.ts';
import { imageUrl } from './picture.ts';
import { approvedFields, type ProductChange } from './adminSchemas.ts';
import { variantLabel } from './variantLabel.ts';

interface ContentRow {
  approved: ApprovedContent | null;
  current: ApprovedContent;
}

const pricesInWords = ({ price_sar, price_bhd, price_usd }: PriceRow, lang: Lang) => ({
  price_sar: [amountInWords(price_sar, 'SAR', lang)],
  price_bhd: [amountInWords(price_bhd, 'BHD', lang)],
  price_usd: [amountInWords(price_usd, 'USD', lang)],
});

const optionsInWords = ({ value, value_arabic, color = '', color_arabic = '' }: ApprovedVariant): string[] => {
  const options = { value, value_ar: value_arabic, color, color_ar: color_arabic };
  return Object.values(variantLabel(options));
};

/** Everything about a product in lines that an admin can read. */
const inWords = (
  content: ApprovedContent,
  categories: ReadonlyMap<number, string>,
  lang: Lang,
): Record<ProductChange['field'], string[]> => ({
  name: [content.name],
  arabic_name: [content.arabic_name],
  description: [content.description],
  arabic_description: [content.arabic_description],
  category: [categories.get(content.category) ?? ''],
  ...pricesInWords(content, lang),
  discount: [`${content.discount}%`],
  pictures: content.pictures.flatMap((key) => imageUrl(key) ?? []),
  variants: content.variants.map((variant) =>
    [...optionsInWords(variant), ...Object.values(pricesInWords(variant, lang)).flat()].filter(Boolean).join(' · '),
  ),
});

/** How the admin deals with products that were edited after their approval. */
export const createChangeReview = (database: Database) => {
  const auditLog = createAuditLog(database);

  const categoryNames = async (lang: Lang): Promise<Map<number, string>> => {
    const rows = await database.query<{ id: number; name: string; name_ar: string }>(
      sql`SELECT id, name, name_ar FROM categories`,
    );
    return new Map(rows.map(({ id, name, name_ar }) => [id, localized(lang, name, name_ar)]));
  };

  return {
    /** What is different since the approval. @throws AppError 404 */
    async changes(id: number, lang: Lang): Promise<ProductChange[]> {
      const row = await database.first<ContentRow>(sql`
        SELECT p.approved_content AS approved, ${contentOf} AS current
        FROM products p WHERE p.id = ${id} AND p.deleted_at IS NULL`);
      if (!row) throw notFound();
      if (!row.approved) return [];
      const categories = await categoryNames(lang);
      const [before, after] = [inWords(row.approved, categories, lang), inWords(row.current, categories, lang)];
      return approvedFields
        .map((field) => ({ field, before: before[field], after: after[field] }))
        .filter((change) => change.before.join('\n') !== change.after.join('\n'));
    },

    /** Approves a product as it is now. @throws AppError 404 */
    accept: (admin: SessionUser, id: number): Promise<void> =>
      database.transaction(async () => {
        const row = await database.first<ContentRow>(sql`
          SELECT p.approved_content AS approved, ${contentOf} AS current
          FROM products p WHERE p.id = ${id} AND p.deleted_at IS NULL FOR UPDATE`);
        if (!row) throw notFound();
        if (!row.approved) return;
        await database.query(sql`UPDATE products SET approved_content = NULL, approved_at = now() WHERE id = ${id}`);
        await auditLog.record(admin, {
          action: 'product.changes_accepted',
          entity: 'product',
          entityId: id,
          label: row.current.name,
          before: { ...row.approved },
          after: { ...row.current },
        });
      }),
  };
};

import type { ProductDetail } from '@balsam/shared-api';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_COMPARED } from '../../entities/compare/use-compared.ts';

interface CompareNotesProps {
  products: readonly ProductDetail[];
  /** Number of products that the address names, some of which may be gone or too many. */
  asked: number;
  ref: Ref<HTMLParagraphElement>;
}

/** Says how to read the table, and which products of the address it lacks. */
export function CompareNotes({ products, asked, ref }: CompareNotesProps) {
  const { t } = useTranslation('storefront');
  const gone = Math.min(asked, MOST_COMPARED) - products.length;
  const notes = [
    products.length > 1 ? t('compare.note') : t('compare.one'),
    new Set(products.map(({ category }) => category.id)).size > 1 && t('compare.categories'),
    gone > 0 && t('compare.gone', { count: gone }),
    asked > MOST_COMPARED && t('compare.tooMany', { count: MOST_COMPARED }),
  ].filter(Boolean);
  return (
    <p ref={ref} tabIndex={-1} role="status" className="sf-compare-note">
      {notes.join(' ')}
    </p>
  );
}

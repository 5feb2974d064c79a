import type { ReviewSummary as Summary } from '@balsam/shared-api';
import { formatNumber, Histogram, Stars, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

const ROWS = ['5', '4', '3', '2', '1'] as const;

interface ReviewSummaryProps {
  summary: Summary;
  /** Number of stars that the list is filtered by. */
  rating: number | undefined;
  onRating: (rating: number | undefined) => void;
}

/** Average rating, number of reviews and their distribution by stars. */
export function ReviewSummary({ summary: { average, total, counts }, rating, onRating }: ReviewSummaryProps) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  return (
    <section className="panel" aria-label={t('product.reviews.summary')}>
      <p className="sf-review-average">
        <span aria-hidden="true">{formatNumber(Math.round(average * 10) / 10, lang)}</span>
        <Stars value={average} count={total} />
      </p>
      <Histogram
        aria-label={t('product.reviews.filter')}
        rows={ROWS.map((key) => ({
          key,
          label: t('product.reviews.stars', { count: Number(key) }),
          count: counts[key],
        }))}
        selected={rating?.toString() ?? null}
        onSelect={(key) => onRating(key === null ? undefined : Number(key))}
      />
    </section>
  );
}

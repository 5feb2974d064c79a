import type { VendorReview } from '@balsam/shared-api';
import { Badge, DateTime, Stars } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** A review: how many stars, by whom, when, and the words. */
export function ReviewText({ review: { rating, author, verified, created_at, review } }: { review: VendorReview }) {
  const { t } = useTranslation('vendor-portal');
  return (
    <div className="vp-review">
      {rating !== null && <Stars value={rating} />}
      <span className="cluster">
        <bdi>{author}</bdi>
        {verified && (
          <Badge variant="success" icon="check2">
            {t('reviews.verified')}
          </Badge>
        )}
        <DateTime className="text-body-secondary" value={created_at} dayOnly />
      </span>
      <p dir="auto">{review}</p>
    </div>
  );
}

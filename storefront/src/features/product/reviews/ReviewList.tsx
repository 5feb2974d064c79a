import type { ProductReview } from '@balsam/shared-api';
import { Badge, Button, DateTime, EmptyState, Stars, check2Icon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

interface ReviewListProps {
  reviews: readonly ProductReview[];
  /** Number of stars that the list is filtered by. */
  rating: number | undefined;
  /** Removes the filter. */
  onAll: () => void;
}

/** Reviews, newest first as sent by the server. */
export function ReviewList({ reviews, rating, onAll }: ReviewListProps) {
  const { t } = useTranslation('storefront');
  if (reviews.length === 0 && rating === undefined) {
    return <EmptyState title={t('product.reviews.none')} text={t('product.reviews.noneText')} />;
  }
  return (
    <>
      {rating !== undefined && (
        <p className="cluster" role="status">
          {t('product.reviews.narrowed', { count: rating })}
          <Button variant="link" size="sm" onClick={onAll}>
            {t('product.reviews.all')}
          </Button>
        </p>
      )}
      <ul className="sf-reviews" aria-label={t('product.reviews.list')}>
        {reviews.map((review) => (
          <li key={review.id} className="sf-review">
            <ReviewText review={review} />
          </li>
        ))}
      </ul>
    </>
  );
}

export function ReviewText({ review }: { review: ProductReview }) {
  const { t } = useTranslation('storefront');
  const { user, verified, mine, date, rating } = review;
  return (
    <>
      <p className="sf-review-by">
        <strong>
          <bdi>{user.name || t('product.formerCustomer')}</bdi>
        </strong>
        {mine && <Badge variant="info">{t('product.reviews.mine')}</Badge>}
        {verified && (
          <Badge variant="success" icon={check2Icon}>
            {t('product.reviews.verified')}
          </Badge>
        )}
        <DateTime className="text-body-secondary" value={date} dayOnly />
      </p>
      {rating !== null && <Stars value={rating} />}
      <p className="sf-review-text" dir="auto">
        {review.review}
      </p>
      {review.answer !== '' && <Answer review={review} />}
    </>
  );
}

/** The seller's reply to a review. */
function Answer({ review: { answer, answered_at } }: { review: ProductReview }) {
  const { t } = useTranslation('storefront');
  return (
    <div className="sf-review-answer">
      <p className="sf-review-by">
        <strong>{t('product.reviews.answer')}</strong>
        {answered_at !== null && <DateTime className="text-body-secondary" value={answered_at} dayOnly />}
      </p>
      <p className="sf-review-text" dir="auto">
        {answer}
      </p>
    </div>
  );
}

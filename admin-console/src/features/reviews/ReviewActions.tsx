import type { AdminReview } from '@balsam/shared-api';
import { Button, useLocalized, useSend } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useSetReviewVisibilityMutation } from './reviews-api.ts';

interface ReviewActionsProps {
  review: AdminReview;
  /** Asks for the reason before hiding. */
  onHide: () => void;
}

/** Actions on a review: approve or hide a pending one, and change either decision later. */
export function ReviewActions({ review, onHide }: ReviewActionsProps) {
  const { t } = useTranslation('admin-console');
  const [setVisibility, { isLoading }] = useSetReviewVisibilityMutation();
  const send = useSend({ failed: t('reviews.failed') });
  const localized = useLocalized();
  const { product, author } = review;
  const name = localized(product.name, product.name_arabic);
  const labelOf = (action: string) => t('reviews.actionOf', { action, name, author });
  const showText = t(review.state === 'waiting' ? 'reviews.keep' : 'reviews.show');
  const hideText = t('reviews.hide.confirm');
  const show = () => void send(() => setVisibility({ review, visible: true }).unwrap());
  return (
    <span className="cluster review-actions">
      {review.state !== 'shown' && (
        <Button variant="outline" size="sm" busy={isLoading} aria-label={labelOf(showText)} onClick={show}>
          {showText}
        </Button>
      )}
      {review.state !== 'hidden' && (
        <Button variant="outline-danger" size="sm" aria-label={labelOf(hideText)} onClick={onHide}>
          {hideText}
        </Button>
      )}
    </span>
  );
}

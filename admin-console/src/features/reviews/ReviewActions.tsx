import type { AdminReview } from '@balsam/shared-api';
import { Button, useSend } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useSetReviewVisibilityMutation } from './reviews-api.ts';

interface ReviewActionsProps {
  review: AdminReview;
  /** Asks for the reason, then hides it. */
  onHide: () => void;
}

/** What an admin decides about a review: one that waits is kept or hidden, and either can be changed later. */
export function ReviewActions({ review, onHide }: ReviewActionsProps) {
  const { t } = useTranslation('admin-console');
  const [setVisibility, { isLoading }] = useSetReviewVisibilityMutation();
  const send = useSend({ failed: t('reviews.failed') });
  const show = () => void send(() => setVisibility({ review, visible: true }).unwrap());
  return (
    <span className="cluster review-actions">
      {review.state !== 'shown' && (
        <Button variant="outline" size="sm" busy={isLoading} onClick={show}>
          {t(review.state === 'waiting' ? 'reviews.keep' : 'reviews.show')}
        </Button>
      )}
      {review.state !== 'hidden' && (
        <Button variant="outline-danger" size="sm" onClick={onHide}>
          {t('reviews.hide.confirm')}
        </Button>
      )}
    </span>
  );
}

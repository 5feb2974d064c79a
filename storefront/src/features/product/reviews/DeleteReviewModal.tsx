import { ConfirmModal, useSend } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useDeleteReviewMutation } from './reviews-api.ts';

export interface DeleteReviewModalProps {
  productId: number;
  reviewId: number;
  show: boolean;
  onHide: () => void;
}

/** Confirmation before the customer's review is deleted. */
export function DeleteReviewModal({ productId, reviewId, show, onHide }: DeleteReviewModalProps) {
  const { t } = useTranslation('storefront');
  const [deleteReview, { isLoading }] = useDeleteReviewMutation();
  const send = useSend({ failed: t('product.reviews.deleteFailed'), done: t('product.reviews.deleted') });
  const confirm = async () => {
    // After a success, this component is unmounted with the review.
    if (!(await send(() => deleteReview({ productId, reviewId }).unwrap()))) onHide();
  };
  return (
    <ConfirmModal
      show={show}
      danger
      title={t('product.reviews.deleteTitle')}
      text={t('product.reviews.deleteText')}
      confirmLabel={t('product.reviews.delete')}
      onConfirm={() => void confirm()}
      onHide={onHide}
      busy={isLoading}
    />
  );
}

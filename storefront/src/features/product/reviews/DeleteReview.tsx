import { Button, ConfirmModal, useSend, trashIcon } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteReviewMutation } from './reviews-api.ts';

/** Takes the customer's review back, once they have said that they mean it. */
export function DeleteReview({ productId, reviewId }: { productId: number; reviewId: number }) {
  const { t } = useTranslation('storefront');
  const [isAsking, setIsAsking] = useState(false);
  const [deleteReview, { isLoading }] = useDeleteReviewMutation();

  const send = useSend({ failed: t('product.reviews.deleteFailed'), done: t('product.reviews.deleted') });
  const confirm = async () => {
    // Once it is deleted, this is gone with it.
    if (!(await send(() => deleteReview({ productId, reviewId }).unwrap()))) setIsAsking(false);
  };
  return (
    <>
      <Button variant="outline-danger" size="sm" icon={trashIcon} onClick={() => setIsAsking(true)}>
        {t('product.reviews.delete')}
      </Button>
      <ConfirmModal
        show={isAsking}
        danger
        title={t('product.reviews.deleteTitle')}
        text={t('product.reviews.deleteText')}
        confirmLabel={t('product.reviews.delete')}
        onConfirm={() => void confirm()}
        onHide={() => setIsAsking(false)}
        busy={isLoading}
      />
    </>
  );
}

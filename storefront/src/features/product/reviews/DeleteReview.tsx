import { Button, toastError, trashIcon } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnDemand } from '../../../entities/catalog/use-on-demand.ts';

const loadModal = () => import('./DeleteReviewModal.tsx').then(({ DeleteReviewModal }) => DeleteReviewModal);

/** Deletes the customer's review after a confirmation. */
export function DeleteReview({ productId, reviewId }: { productId: number; reviewId: number }) {
  const { t } = useTranslation('storefront');
  const [isAsking, setIsAsking] = useState(false);
  const { Loaded: DeleteReviewModal, fetchCode } = useOnDemand(loadModal);
  const ask = async () => {
    try {
      await fetchCode();
      setIsAsking(true);
    } catch {
      toastError(t('product.reviews.deleteFailed'));
    }
  };
  return (
    <>
      <Button variant="outline-danger" size="sm" icon={trashIcon} onClick={() => void ask()}>
        {t('product.reviews.delete')}
      </Button>
      {DeleteReviewModal && (
        <DeleteReviewModal
          productId={productId}
          reviewId={reviewId}
          show={isAsking}
          onHide={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

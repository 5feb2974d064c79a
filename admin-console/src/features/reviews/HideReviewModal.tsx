import type { AdminReview } from '@balsam/shared-api';
import { ReasonModal } from '@balsam/shared-ui';
import { ReviewText } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { string } from 'yup';
import { textKey } from '../../locales/texts.ts';
import { useSetReviewVisibilityMutation } from './reviews-api.ts';

const LONGEST = 500;

const reasonRule = string().trim().max(LONGEST, textKey('reviews.hide.long'));

interface HideReviewModalProps {
  review: AdminReview;
  onHide: () => void;
}

/** Hides a review from customers, with an optional reason. */
export function HideReviewModal({ review, onHide }: HideReviewModalProps) {
  const { t } = useTranslation('admin-console');
  const [setVisibility] = useSetReviewVisibilityMutation();
  return (
    <ReasonModal
      title={t('reviews.hide.title')}
      label={t('reviews.hide.reason')}
      hint={t('reviews.hide.hint')}
      rule={reasonRule}
      onSubmit={(reason) => setVisibility({ review, visible: false, reason: reason || undefined }).unwrap()}
      failed={t('reviews.failed')}
      submitLabel={t('reviews.hide.confirm')}
      danger
      t={t}
      onHide={onHide}
    >
      <p>{t('reviews.hide.text')}</p>
      <blockquote className="quote">
        <ReviewText review={review} />
      </blockquote>
    </ReasonModal>
  );
}

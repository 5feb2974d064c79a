import type { AdminReview } from '@balsam/shared-api';
import { Button, Form, FormError, Modal, SubmitButton, TextAreaField, useSendForm } from '@balsam/shared-ui';
import { ReviewText } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';
import { useSetReviewVisibilityMutation } from './reviews-api.ts';

const LONGEST = 500;

const reasonSchema = object({ reason: string().trim().max(LONGEST, textKey('reviews.hide.long')) });

interface HideReviewModalProps {
  review: AdminReview;
  onHide: () => void;
}

/** Hides a review from customers, with an optional reason. */
export function HideReviewModal({ review, onHide }: HideReviewModalProps) {
  const { t } = useTranslation('admin-console');
  const [setVisibility] = useSetReviewVisibilityMutation();
  const send = useSendForm({ failed: t('reviews.failed') });

  const hide = async ({ reason }: { reason: string }) => {
    await send(() => setVisibility({ review, visible: false, reason: reason.trim() || undefined }).unwrap());
    onHide();
  };

  return (
    <Modal show onHide={onHide} title={t('reviews.hide.title')}>
      <p>{t('reviews.hide.text')}</p>
      <blockquote className="quote">
        <ReviewText review={review} />
      </blockquote>
      <Form initialValues={{ reason: '' }} validationSchema={reasonSchema} onSubmit={hide} t={t}>
        <TextAreaField name="reason" label={t('reviews.hide.reason')} hint={t('reviews.hide.hint')} dir="auto" />
        <FormError />
        <div className="cluster cluster-end">
          <Button variant="ghost" onClick={onHide}>
            {t('reviews.hide.cancel')}
          </Button>
          <SubmitButton variant="danger">{t('reviews.hide.confirm')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}

import type { VendorReview } from '@balsam/shared-api';
import { Button, Form, FormError, Modal, SubmitButton, TextAreaField, useSendForm, trashIcon } from '@balsam/shared-ui';
import { ReviewText } from '@balsam/shared-ui/console';
import { useFormikContext } from 'formik';
import { Trans, useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';
import { useAnswerReviewMutation } from './reviews-api.ts';

const LONGEST = 2000;

interface AnswerModalProps {
  review: VendorReview;
  onHide: () => void;
}

const answerSchema = (isAnswered: boolean) =>
  object({
    answer: isAnswered
      ? string().trim().max(LONGEST, textKey('reviews.error.long'))
      : string().trim().required(textKey('reviews.error.required')).max(LONGEST, textKey('reviews.error.long')),
  });

/** Answers a review where everybody reads it, or changes the answer; an emptied answer is taken back. */
export function AnswerModal({ review, onHide }: AnswerModalProps) {
  const { t } = useTranslation('vendor-portal');
  const [answerReview] = useAnswerReviewMutation();
  const send = useSendForm({ failed: t('reviews.failed') });
  const isAnswered = review.answer !== '';

  const publish = async ({ answer }: { answer: string }) => {
    await send(() => answerReview({ review, answer: answer.trim() }).unwrap());
    onHide();
  };

  return (
    <Modal
      show
      onHide={onHide}
      title={
        <Trans t={t} i18nKey="reviews.answerTitle" values={{ name: review.author }} components={{ name: <bdi /> }} />
      }
    >
      <blockquote className="quote">
        <ReviewText review={review} />
      </blockquote>
      <Form
        initialValues={{ answer: review.answer }}
        validationSchema={answerSchema(isAnswered)}
        onSubmit={publish}
        t={t}
      >
        <TextAreaField name="answer" label={t('reviews.answer')} hint={t('reviews.hint')} dir="auto" required />
        <FormError />
        <div className="cluster cluster-end">
          {isAnswered && <TakeBack />}
          <Button variant="ghost" onClick={onHide}>
            {t('reviews.cancel')}
          </Button>
          <SubmitButton>{t('reviews.send')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}

/** Sends the form with nothing in it. */
function TakeBack() {
  const { t } = useTranslation('vendor-portal');
  const { setFieldValue, submitForm, isSubmitting } = useFormikContext();
  const takeBack = async () => {
    await setFieldValue('answer', '');
    await submitForm();
  };
  return (
    <Button variant="ghost" icon={trashIcon} disabled={isSubmitting} onClick={() => void takeBack()}>
      {t('reviews.takeBack')}
    </Button>
  );
}

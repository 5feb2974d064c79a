import type { VendorReview } from '@balsam/shared-api';
import { Button, FormModal, TextAreaField, trashIcon } from '@balsam/shared-ui';
import { ReviewText } from '@balsam/shared-ui/console';
import { useFormikContext } from 'formik';
import { Trans, useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';
import { useAnswerReviewMutation } from './reviews-api.ts';

const LONGEST = 2000;

interface AnswerModalProps {
  review: VendorReview;
  /** Refetches the review. */
  load: () => Promise<VendorReview>;
  onHide: () => void;
}

/** Form values, and the version of the review they are based on. */
type AnswerValues = Pick<VendorReview, 'answer' | 'updated_at'>;

const toValues = ({ answer, updated_at }: VendorReview): AnswerValues => ({ answer, updated_at });

const answerSchema = (isAnswered: boolean) =>
  object({
    answer: isAnswered
      ? string().trim().max(LONGEST, textKey('reviews.error.long'))
      : string().trim().required(textKey('reviews.error.required')).max(LONGEST, textKey('reviews.error.long')),
  });

/** Dialog for a public reply to a review. Clearing the text deletes the reply. */
export function ReplyModal({ review, load, onHide }: AnswerModalProps) {
  const { t } = useTranslation('vendor-portal');
  const [answerReview] = useAnswerReviewMutation();
  const isAnswered = review.answer !== '';

  return (
    <FormModal
      title={
        <Trans t={t} i18nKey="reviews.answerTitle" values={{ name: review.author }} components={{ name: <bdi /> }} />
      }
      initialValues={toValues(review)}
      validationSchema={answerSchema(isAnswered)}
      onSubmit={({ answer, updated_at: seen }) =>
        answerReview({ review, answer: answer.trim(), updated_at_seen: seen }).unwrap()
      }
      loadNewer={async () => toValues(await load())}
      failed={t('reviews.failed')}
      submitLabel={t('reviews.send')}
      actions={isAnswered && <TakeBack />}
      t={t}
      onHide={onHide}
    >
      <blockquote className="quote">
        <ReviewText review={review} />
      </blockquote>
      <TextAreaField name="answer" label={t('reviews.answer')} hint={t('reviews.hint')} required />
    </FormModal>
  );
}

/** Submits the form with an empty text. */
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

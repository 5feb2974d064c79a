import type { ProductReview, ReviewRules } from '@balsam/shared-api';
import {
  Button,
  Form,
  FormError,
  formatNumber,
  RatingField,
  SubmitButton,
  TextAreaField,
  toastSuccess,
  useLang,
} from '@balsam/shared-ui';
import { useField } from 'formik';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_REVIEW, reviewSchema } from './review-schema.ts';
import { useEditReviewMutation, useWriteReviewMutation, type ReviewDraft } from './reviews-api.ts';

export interface ReviewFormProps {
  productId: number;
  rules: ReviewRules;
  /** The review to change; null for a first one. */
  mine: ProductReview | null;
  onDone: () => void;
}

/** Stars and words. What was typed stays when it could not be sent. */
export function ReviewForm({ productId, rules, mine, onDone }: ReviewFormProps) {
  const { t } = useTranslation('storefront');
  const [writeReview] = useWriteReviewMutation();
  const [editReview] = useEditReviewMutation();
  const schema = useMemo(() => reviewSchema(rules), [rules]);
  const element = useRef<HTMLDivElement>(null);
  // The button that opened the form is gone, and the focus with it.
  useEffect(() => element.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);
  const initialValues: ReviewDraft = { rating: mine?.rating ?? null, review: mine?.review ?? '' };

  const send = async (draft: ReviewDraft) => {
    await (mine ? editReview({ productId, reviewId: mine.id, draft }) : writeReview({ productId, draft })).unwrap();
    toastSuccess(t(mine ? 'product.reviews.changed' : 'product.reviews.written'));
    onDone();
  };
  return (
    <div ref={element}>
      <Form
        className="panel"
        aria-label={t(mine ? 'product.reviews.edit' : 'product.reviews.write')}
        initialValues={initialValues}
        validationSchema={schema}
        t={t}
        onSubmit={send}
      >
        <FormError />
        {rules.stars && (
          <RatingField name="rating" label={t('product.reviews.rating')} required={rules.stars_required} />
        )}
        <ReviewTextField />
        <div className="cluster">
          <SubmitButton>{t('product.reviews.send')}</SubmitButton>
          <Button variant="ghost" onClick={onDone}>
            {t('product.reviews.cancel')}
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** The words, with how many letters are left. */
function ReviewTextField() {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const [{ value }] = useField<string>('review');
  const left = formatNumber(LONGEST_REVIEW - value.trim().length, lang);
  return (
    <TextAreaField
      name="review"
      label={t('product.reviews.text')}
      hint={t('product.reviews.left', { left })}
      dir="auto"
      required
    />
  );
}

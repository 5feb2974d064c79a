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
import {
  useEditReviewMutation,
  useLazyListProductReviewsQuery,
  useWriteReviewMutation,
  type ReviewDraft,
} from './reviews-api.ts';

export interface ReviewFormProps {
  productId: number;
  rules: ReviewRules;
  /** The review to change; null for a first one. */
  mine: ProductReview | null;
  onDone: () => void;
}

/** Form values and the version of the review that they are based on; null for a first one. */
type ReviewValues = ReviewDraft & { updated_at: string | null };

const toValues = (mine: ProductReview | null): ReviewValues => ({
  rating: mine?.rating ?? null,
  review: mine?.review ?? '',
  updated_at: mine?.updated_at ?? null,
});

/** Form for stars and text. The input is preserved if it could not be sent. */
export function ReviewForm({ productId, rules, mine, onDone }: ReviewFormProps) {
  const { t } = useTranslation('storefront');
  const [writeReview] = useWriteReviewMutation();
  const [editReview] = useEditReviewMutation();
  const schema = useMemo(() => reviewSchema(rules), [rules]);
  const element = useRef<HTMLDivElement>(null);
  // The button that opened the form was removed and lost the focus.
  useEffect(() => element.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);
  const [readReviews] = useLazyListProductReviewsQuery();
  const loadNewer = async () => toValues((await readReviews({ productId, page: 1 }).unwrap()).mine);

  const send = async ({ updated_at: seen, ...draft }: ReviewValues) => {
    await (
      mine && seen !== null
        ? editReview({ productId, reviewId: mine.id, draft: { ...draft, updated_at_seen: seen } })
        : writeReview({ productId, draft })
    ).unwrap();
    toastSuccess(t(mine ? 'product.reviews.changed' : 'product.reviews.written'));
    onDone();
  };
  return (
    <div ref={element}>
      <Form
        className="panel"
        aria-label={t(mine ? 'product.reviews.edit' : 'product.reviews.write')}
        initialValues={toValues(mine)}
        validationSchema={schema}
        t={t}
        onSubmit={send}
        loadNewer={loadNewer}
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

/** Text of the review with a character counter. */
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

import type { VendorReview } from '@balsam/shared-api';
import { Badge, Button, type DataTableColumn, DateTime, Thumbnail, useLocalized } from '@balsam/shared-ui';
import { ReviewText } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';

/**
 * Columns of the reviews.
 * @param onAnswer opens the reply dialog; null for members who may not reply
 */
export function useReviewColumns(onAnswer: ((review: VendorReview) => void) | null): DataTableColumn<VendorReview>[] {
  const { t } = useTranslation('vendor-portal');
  const localized = useLocalized();
  const action: DataTableColumn<VendorReview> | null = onAnswer && {
    id: 'action',
    header: t('reviews.action'),
    hideHeader: true,
    align: 'end',
    cell: (review) => <AnswerButton review={review} onClick={() => onAnswer(review)} />,
  };
  return [
    {
      id: 'product',
      header: t('reviews.product'),
      primary: true,
      cell: ({ product: { slug, name, name_arabic, image } }) => (
        <span className="cluster vp-review-product">
          <Thumbnail src={image} name={localized(name, name_arabic)} />
          <Link to={href('editProduct', { slug })}>{localized(name, name_arabic)}</Link>
        </span>
      ),
    },
    { id: 'review', header: t('reviews.review'), cell: (review) => <ReviewText review={review} /> },
    { id: 'answer', header: t('reviews.answer'), cell: (review) => <Answer review={review} /> },
    ...(action ? [action] : []),
  ];
}

function AnswerButton({ review, onClick }: { review: VendorReview; onClick: () => void }) {
  const { t } = useTranslation('vendor-portal');
  const localized = useLocalized();
  const { product, author, answer } = review;
  const action = t(answer ? 'reviews.change' : 'reviews.write');
  const name = localized(product.name, product.name_arabic);
  return (
    <Button variant="outline" size="sm" aria-label={t('reviews.actionOf', { action, name, author })} onClick={onClick}>
      {action}
    </Button>
  );
}

function Answer({ review: { answer, answered_at } }: { review: VendorReview }) {
  const { t } = useTranslation('vendor-portal');
  if (answered_at === null) return <Badge variant="warning">{t('reviews.toAnswer')}</Badge>;
  return (
    <div className="row-text">
      <DateTime className="text-body-secondary" value={answered_at} dayOnly />
      <p dir="auto">{answer}</p>
    </div>
  );
}

import { AllowedLink, type AdminReview } from '@balsam/shared-api';
import { DateTime, Email, Thumbnail, useLocalized, type DataTableColumn } from '@balsam/shared-ui';
import { ReviewText } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ReviewActions } from './ReviewActions.tsx';
import { ReviewState } from './ReviewState.tsx';
import { href } from '../../entities/page/paths.ts';

/** @param onHide asks for the reason */
export function useReviewColumns(onHide: (review: AdminReview) => void): DataTableColumn<AdminReview>[] {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  return [
    {
      id: 'product',
      header: t('reviews.product'),
      primary: true,
      cell: ({ product: { id, name, name_arabic, image } }) => (
        <span className="cluster review-product">
          <Thumbnail src={image} name={localized(name, name_arabic)} />
          <AllowedLink permission="catalogue.read" to={href('product', { id })}>
            {localized(name, name_arabic)}
          </AllowedLink>
        </span>
      ),
    },
    { id: 'review', header: t('reviews.review'), cell: (review) => <ReviewText review={review} /> },
    {
      id: 'vendor',
      header: t('reviews.vendor'),
      cell: ({ vendor: { id, company_name, company_name_arabic } }) => (
        <Link to={href('reviews', { vendor: id })}>{localized(company_name, company_name_arabic)}</Link>
      ),
    },
    { id: 'email', header: t('reviews.email'), optional: true, cell: ({ email }) => <Email address={email} /> },
    {
      id: 'answer',
      header: t('reviews.answer'),
      optional: true,
      cell: ({ answer }) => <span dir="auto">{answer}</span>,
    },
    {
      id: 'looked',
      header: t('reviews.lookedAt'),
      optional: true,
      cell: ({ moderated_at }) => moderated_at && <DateTime value={moderated_at} dayOnly />,
    },
    { id: 'state', header: t('reviews.state'), cell: (review) => <ReviewState review={review} /> },
    {
      id: 'action',
      header: t('reviews.action'),
      hideHeader: true,
      align: 'end',
      cell: (review) => <ReviewActions review={review} onHide={() => onHide(review)} />,
    },
  ];
}

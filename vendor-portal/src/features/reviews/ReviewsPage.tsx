import { usePermissions, type VendorReview } from '@balsam/shared-api';
import { ConsoleListPage, FilterSelect, LONGEST_PAGE, useListParams } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReplyModal } from './ReplyModal.tsx';
import { REVIEW_FILTERS, useLazyListVendorReviewsQuery, useListVendorReviewsQuery } from './reviews-api.ts';
import { useReviewColumns } from './use-review-columns.tsx';
import './reviews.css';

/** Customer reviews of the vendor's products, and the vendor's replies. */
export function ReviewsPage() {
  const { t } = useTranslation('vendor-portal');
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(REVIEW_FILTERS);
  const query = useListVendorReviewsQuery({ page, perPage, ...values });
  const [readReviews] = useLazyListVendorReviewsQuery();
  const [clicked, setClicked] = useState<VendorReview | null>(null);
  const mayReply = usePermissions()('reviews.write');
  const columns = useReviewColumns(mayReply ? setClicked : null);
  // A reply by someone else may remove the review from the list; the dialog and its text stay.
  const answered = query.data?.rows.find(({ id }) => id === clicked?.id) ?? clicked;

  const reload = async ({ id }: VendorReview): Promise<VendorReview> => {
    const isSame = (review: VendorReview) => review.id === id;
    const newest = { page: 1, perPage: LONGEST_PAGE, answered: '', rating: '' };
    const review =
      (await query.refetch().unwrap()).rows.find(isSame) ?? (await readReviews(newest).unwrap()).rows.find(isSame);
    if (!review) throw new Error(`Review ${id} is not listed.`);
    return review;
  };

  const filters = (
    <>
      <FilterSelect
        label={t('reviews.state')}
        value={values.answered}
        onChange={(value) => setValue('answered', value)}
        options={[
          { value: '0', label: t('reviews.toAnswer') },
          { value: '1', label: t('reviews.answered') },
        ]}
        placeholder={t('reviews.all')}
      />
      <FilterSelect
        label={t('reviews.rating')}
        value={values.rating}
        onChange={(value) => setValue('rating', value)}
        options={REVIEW_FILTERS.rating.map((value) => ({ value, label: t('reviews.stars', { count: Number(value) }) }))}
        placeholder={t('reviews.anyRating')}
      />
    </>
  );
  return (
    <ConsoleListPage
      title={t('reviews.title')}
      filters={filters}
      query={query}
      columns={columns}
      listKey="vendor-reviews"
      views={[{ id: 'toAnswer', name: t('reviews.toAnswer'), query: 'answered=0' }]}
      loadingText={t('reviews.loading')}
      emptyText={t(isFiltered ? 'reviews.noMatch' : 'reviews.empty')}
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
    >
      {answered && <ReplyModal review={answered} load={() => reload(answered)} onHide={() => setClicked(null)} />}
    </ConsoleListPage>
  );
}

import type { AdminReview } from '@balsam/shared-api';
import { bulkTexts, ConsoleListPage, useListParams } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CsvButton } from '../../entities/lists/CsvButton.tsx';
import { HideReviewModal } from './HideReviewModal.tsx';
import { ReviewFilterBar } from './ReviewFilterBar.tsx';
import './reviews.css';
import { REVIEW_FILTERS, REVIEW_STATES, useChangeReviewsMutation, useListAdminReviewsQuery } from './reviews-api.ts';
import { useReviewColumns } from './use-review-columns.tsx';

/** Reviews of all products; hidden ones are not shown in the shop. */
export function ReviewsPage() {
  const { t } = useTranslation('admin-console');
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(REVIEW_FILTERS);
  const query = useListAdminReviewsQuery({ page, perPage, ...values });
  const [changeReviews] = useChangeReviewsMutation();
  const [clicked, setClicked] = useState<AdminReview | null>(null);
  const columns = useReviewColumns(setClicked);
  const rows = query.data?.rows ?? [];
  // A refetch after a 409 may have removed the row; the dialog stays open with its error.
  const hiding = rows.find(({ id }) => id === clicked?.id) ?? clicked;

  return (
    <ConsoleListPage
      title={t('reviews.title')}
      listKey="admin-reviews"
      views={REVIEW_STATES.map((state) => ({ id: state, name: t(`reviews.states.${state}`), query: `state=${state}` }))}
      filters={<ReviewFilterBar values={values} onChange={setValue} vendor={rows[0]?.vendor} />}
      actions={<CsvButton url="admin/reviews.csv" filters={values} />}
      query={query}
      columns={columns}
      loadingText={t('reviews.loading')}
      emptyText={t(isFiltered ? 'reviews.noMatch' : 'reviews.empty')}
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
      bulk={{
        ...bulkTexts(t, 'reviews.bulk', ['show', 'hide']),
        change: (ids, action) => changeReviews({ reviews: rows.filter(({ id }) => ids.includes(id)), action }).unwrap(),
      }}
    >
      {hiding && <HideReviewModal review={hiding} onHide={() => setClicked(null)} />}
    </ConsoleListPage>
  );
}

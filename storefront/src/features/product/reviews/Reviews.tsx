import type { ProductReviews } from '@balsam/shared-api';
import { EmptyState, keepShown, Pager, QueryState, type QueryResult } from '@balsam/shared-ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { OwnReview } from './OwnReview.tsx';
import { ReviewList } from './ReviewList.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';
import { useListProductReviewsQuery } from './reviews-api.ts';
import { useReviewParams } from './use-review-params.ts';
import './reviews.css';

/** Reviews of a product: summary, list and the visitor's own review. */
export function Reviews({ productId }: { productId: number }) {
  const { page, rating } = useReviewParams();
  const query = useListProductReviewsQuery({ productId, page, rating });
  return (
    <QueryState query={keepShown(query)}>
      {(answer) => <ReviewsView productId={productId} answer={answer} query={query} />}
    </QueryState>
  );
}

interface ReviewsViewProps {
  productId: number;
  answer: ProductReviews;
  /** Query of the requested page; if it fails, the input next to it is preserved. */
  query: QueryResult<ProductReviews> & { isFetching: boolean };
}

function ReviewsView({ productId, answer, query }: ReviewsViewProps) {
  const { t } = useTranslation('storefront');
  const { reviews, meta, summary, rules, mine, may_write: mayWrite } = answer;
  const { rating, setRating, setPage } = useReviewParams();
  const column = useRef<HTMLDivElement>(null);
  const isBeyondEnd = meta.current_page > meta.last_page;

  // The last page disappeared with its last review, or the URL was wrong.
  useEffect(() => {
    if (isBeyondEnd) setPage(meta.last_page);
  });

  const turnTo = (page: number) => {
    setPage(page);
    column.current?.scrollIntoView();
  };
  if (!rules.open) return <EmptyState title={t('product.reviews.closed')} />;
  return (
    <div className="sf-reviews-layout">
      <div className="stack">
        {rules.stars && summary.total > 0 && <ReviewSummary summary={summary} rating={rating} onRating={setRating} />}
        <OwnReview productId={productId} rules={rules} mine={mine} mayWrite={mayWrite} />
      </div>
      <div ref={column} className="sf-reviews-column" aria-busy={query.isFetching}>
        <QueryState query={query}>
          {() => (
            <>
              <ReviewList reviews={reviews} rating={rating} onAll={() => setRating(undefined)} />
              <Pager page={meta.current_page} lastPage={meta.last_page} onPageChange={turnTo} />
            </>
          )}
        </QueryState>
      </div>
    </div>
  );
}

import type { Review } from '@balsam/shared-api';
import { Badge, DateTime, Stars } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** What buyers say, newest first as the server sends it. */
export function Reviews({ reviews }: { reviews: readonly Review[] }) {
  const { t } = useTranslation('storefront');
  if (reviews.length === 0) return <p>{t('product.reviews.none')}</p>;
  return (
    <ul className="sf-reviews">
      {reviews.map(({ id, rating, user, verified, date, review }) => (
        <li key={id} className="sf-review">
          <p className="sf-review-by">
            <strong>
              <bdi>{user.name}</bdi>
            </strong>
            {verified && <Badge variant="success">{t('product.reviews.verified')}</Badge>}
            <DateTime className="text-body-secondary" value={date} dayOnly />
          </p>
          {rating !== null && <Stars value={rating} />}
          <p className="sf-review-text" dir="auto">
            {review}
          </p>
        </li>
      ))}
    </ul>
  );
}

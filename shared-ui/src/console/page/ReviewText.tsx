import { useTranslation } from 'react-i18next';
import { Badge } from '../../badge/Badge.tsx';
import { DateTime } from '../../format/DateTime.tsx';
import { Stars } from '../../stars/Stars.tsx';
import { check2Icon } from '../../icon/shapes.ts';

interface ReviewTextProps {
  review: {
    /** Null for a review without stars. */
    rating: number | null;
    author: string;
    /** The author has bought the product. */
    verified: boolean;
    created_at: string;
    review: string;
  };
}

/** A review in a row: stars, author, date and text. */
export function ReviewText({ review: { rating, author, verified, created_at, review } }: ReviewTextProps) {
  const { t } = useTranslation('kit');
  return (
    <div className="row-text">
      {rating !== null && <Stars value={rating} />}
      <span className="cluster">
        <bdi>{author}</bdi>
        {verified && (
          <Badge variant="success" icon={check2Icon}>
            {t('review.verified')}
          </Badge>
        )}
        <DateTime className="text-body-secondary" value={created_at} dayOnly />
      </span>
      <p dir="auto">{review}</p>
    </div>
  );
}

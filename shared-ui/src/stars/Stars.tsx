import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names/class-names.ts';
import { formatNumber } from '../format/format.ts';
import { useLang } from '../format/use-lang.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconShape } from '../icon/shapes/icon-shape.ts';
import { starFillIcon, starHalfIcon, starIcon } from '../icon/shapes.ts';

const PLACES = [1, 2, 3, 4, 5];

function starAt(place: number, value: number): IconShape {
  const halves = Math.round(value * 2) / 2;
  if (halves >= place) return starFillIcon;
  return halves >= place - 0.5 ? starHalfIcon : starIcon;
}

export interface StarsProps extends ComponentPropsWithRef<'span'> {
  /** Average, 0 to 5. */
  value: number;
  /** Number of reviews; nothing is shown for zero. */
  count?: number;
}

/** A star rating with the number of reviews. */
export function Stars({ value, count, className, ...rest }: StarsProps) {
  const { t } = useTranslation('kit');
  const lang = useLang();
  if (count === 0) return null;
  const rating = formatNumber(Math.round(value * 10) / 10, lang);
  return (
    <span className={classNames('stars', className)} {...rest}>
      <span className="stars-row" role="img" aria-label={t('stars.rating', { value: rating })}>
        {PLACES.map((place) => (
          <Icon key={place} icon={starAt(place, value)} />
        ))}
      </span>
      {count !== undefined && <span className="stars-count">{t('stars.reviews', { count })}</span>}
    </span>
  );
}

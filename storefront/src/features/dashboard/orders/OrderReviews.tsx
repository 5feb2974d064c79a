import type { Order } from '@balsam/shared-api';
import { ButtonLink, useLang, starFillIcon, starIcon } from '@balsam/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalizedText } from '../../../entities/catalog/LocalizedText.tsx';
import { nameOf } from '../../../entities/catalog/name-of.ts';
import { href } from '../../../entities/page/paths.ts';

/** Review links for delivered products; nothing if none may be reviewed. */
export function OrderReviews({ order }: { order: Order }) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const titleId = useId();
  const products = order.order_products
    .filter(({ review }) => review !== 'none')
    .map(({ product, review }) => ({ ...product, isWritten: review === 'written' }))
    // Two sizes of one product are reviewed once.
    .filter(({ id }, index, all) => all.findIndex((other) => other.id === id) === index);
  if (products.length === 0) return null;

  return (
    <section className="panel mt-3" aria-labelledby={titleId}>
      <h3 className="panel-title" id={titleId}>
        {t('dashboard.review.title')}
      </h3>
      <ul className="sf-dashboard-rows">
        {products.map(({ id, slug, isWritten, ...product }) => (
          <li key={id}>
            <span className="sf-dashboard-grow">
              <LocalizedText en={product.name} ar={product.name_arabic} />
            </span>
            <ButtonLink
              to={href('product', { slug, tab: 'reviews' })}
              variant={isWritten ? 'ghost' : 'outline'}
              size="sm"
              icon={isWritten ? starFillIcon : starIcon}
              aria-label={t(isWritten ? 'dashboard.review.yoursOf' : 'dashboard.review.writeFor', {
                name: nameOf(product, lang),
              })}
            >
              {t(isWritten ? 'dashboard.review.yours' : 'dashboard.review.write')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

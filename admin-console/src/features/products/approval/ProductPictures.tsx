import type { AdminProductDetail } from '@balsam/shared-api';
import { Picture, useLocalized } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

const SIZES = '(width >= 768px) 12rem, 45vw';

/** Pictures in gallery order; the first is on the product cards. */
export function ProductPictures({ product: { images, name, name_arabic } }: { product: AdminProductDetail }) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const alternative = (number: number) => t('product.picture', { name: localized(name, name_arabic), number });
  return (
    <section className="panel" aria-labelledby="product-pictures">
      <h2 id="product-pictures" className="panel-title">
        {t('product.pictures')}
      </h2>
      {images.length === 0 ? (
        <p className="text-secondary">{t('product.noPictures')}</p>
      ) : (
        <ul className="ac-pictures">
          {images.map((picture, index) => (
            <li key={picture.url}>
              <a href={picture.url} target="_blank" rel="noopener">
                <Picture picture={picture} alt={alternative(index + 1)} sizes={SIZES} eager={index === 0} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

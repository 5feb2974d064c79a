import type { Picture as ProductPicture } from '@balsam/shared-api';
import { Picture } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface GalleryProps {
  images: readonly ProductPicture[];
  /** The gallery opens at this variant's own picture, when there is one. */
  variantId?: number;
  name: string;
}

/** The product's pictures: one large, all of them as thumbnails to choose from. */
export function Gallery({ images, variantId, name }: GalleryProps) {
  const { t } = useTranslation('storefront');
  const [shown, setShown] = useState(() =>
    Math.max(
      0,
      images.findIndex(({ variant_id }) => variant_id !== null && variant_id === variantId),
    ),
  );
  return (
    <div className="sf-gallery">
      <figure className="sf-gallery-stage">
        <Picture
          picture={images[shown] ?? null}
          alt={images.length > 1 ? t('product.gallery.picture', { name, number: shown + 1 }) : name}
          sizes="(min-width: 992px) 560px, 100vw"
          eager
        />
        <figcaption className="sf-gallery-caption">{t('product.gallery.illustration')}</figcaption>
      </figure>
      {images.length > 1 && (
        <ul className="sf-thumbnails">
          {images.map((image, index) => (
            <li key={image.url}>
              <button
                type="button"
                className="sf-thumbnail"
                aria-label={t('product.gallery.show', { number: index + 1 })}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
              >
                <Picture picture={image} alt="" sizes="80px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import type { Picture as ProductPicture } from '@balsam/shared-api';
import { Picture } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** Number of thumbnails in one row. */
const MOST = 6;

interface ThumbnailsProps {
  images: readonly ProductPicture[];
  shown: number;
  onShow: (index: number) => void;
  /** Called with an index to show the pictures beyond the row. */
  onShowRest: (index: number) => void;
}

/** Thumbnails of all pictures. If there are too many for one row, the last tile shows how many more. */
export function Thumbnails({ images, shown, onShow, onShowRest }: ThumbnailsProps) {
  const { t } = useTranslation('storefront');
  const fitting = images.length > MOST ? MOST - 1 : images.length;
  const more = images.length - fitting;
  return (
    <ul className="sf-thumbnails">
      {images.slice(0, fitting).map((image, index) => (
        <li key={image.url}>
          <button
            type="button"
            className="sf-thumbnail"
            aria-label={t('product.gallery.show', { number: index + 1 })}
            aria-pressed={index === shown}
            onClick={() => onShow(index)}
          >
            <Picture picture={image} alt="" sizes="80px" />
          </button>
        </li>
      ))}
      {more > 0 && (
        <li>
          <button
            type="button"
            className="sf-thumbnail sf-thumbnail-more"
            aria-label={t('product.gallery.more', { count: more })}
            aria-haspopup="dialog"
            onClick={() => onShowRest(fitting)}
          >
            <Picture picture={images[fitting] ?? null} alt="" sizes="80px" />
            <span>
              <bdi dir="ltr">+{more}</bdi>
            </span>
          </button>
        </li>
      )}
    </ul>
  );
}

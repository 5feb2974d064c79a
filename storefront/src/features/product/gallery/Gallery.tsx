import type { Picture as ProductPicture } from '@balsam/shared-api';
import { Icon, Picture, toastError, zoomInIcon } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnDemand } from '../../../entities/catalog/use-on-demand.ts';
import { MAIN_PICTURE_SIZES } from './pictures-of.ts';
import { Thumbnails } from './Thumbnails.tsx';

const loadLightbox = () =>
  import(/* webpackChunkName: "lightbox" */ './Lightbox.tsx').then((module) => module.Lightbox);

interface GalleryProps {
  /** Each picture once. */
  images: readonly ProductPicture[];
  /** Which one is shown first. */
  first: number;
  name: string;
}

/**
 * The product's pictures: one large, which opens over the whole window, and all of them to choose from. A drawing says
 * that it is one.
 */
export function Gallery({ images, first, name }: GalleryProps) {
  const { t } = useTranslation('storefront');
  const [shown, setShown] = useState(first);
  const [opened, setOpened] = useState<number | null>(null);
  const { Loaded: Lightbox, fetchCode } = useOnDemand(loadLightbox);
  const alternatives = images.map((_image, index) =>
    images.length > 1 ? t('product.gallery.picture', { name, number: index + 1 }) : name,
  );

  const open = async (index: number) => {
    try {
      await fetchCode();
      setOpened(index);
    } catch {
      toastError(t('product.gallery.failed'));
    }
  };
  return (
    <div className="sf-gallery">
      <figure className="sf-gallery-stage">
        {images.length === 0 ? (
          <Picture picture={null} alt={name} sizes="100vw" />
        ) : (
          <button type="button" aria-haspopup="dialog" onClick={() => void open(shown)}>
            <Picture
              picture={images[shown] ?? null}
              alt={alternatives[shown] ?? name}
              sizes={MAIN_PICTURE_SIZES}
              eager
            />
            <Icon icon={zoomInIcon} label={t('product.gallery.enlarge')} />
          </button>
        )}
        {images[shown]?.illustration && (
          <figcaption className="sf-gallery-caption">{t('product.gallery.illustration')}</figcaption>
        )}
      </figure>
      {images.length > 1 && (
        <Thumbnails images={images} shown={shown} onShow={setShown} onShowRest={(index) => void open(index)} />
      )}
      {Lightbox && (
        <Lightbox images={images} alternatives={alternatives} opened={opened} onClose={() => setOpened(null)} />
      )}
    </div>
  );
}

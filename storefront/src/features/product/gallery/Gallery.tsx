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
  /** Without duplicates. */
  images: readonly ProductPicture[];
  /** Index of the first picture to show. */
  first: number;
  name: string;
}

/** Product pictures: a large one, which opens in a lightbox, and thumbnails. Illustrations are marked. */
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

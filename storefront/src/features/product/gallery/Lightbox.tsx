import type { Picture as ProductPicture } from '@balsam/shared-api';
import { useTranslation } from 'react-i18next';
import YetAnotherLightbox from 'yet-another-react-lightbox';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import 'yet-another-react-lightbox/styles.css';
import './lightbox.css';

/** Maximum zoom. The pictures are also available at twice their displayed size. */
const DEEPEST_ZOOM = 3;

interface LightboxProps {
  images: readonly ProductPicture[];
  /** Alternative text of each picture. */
  alternatives: readonly string[];
  /** Index of the first picture; null while the lightbox is closed. */
  opened: number | null;
  onClose: () => void;
}

/** The largest size of a picture, with the addresses of all sizes. */
function toSlide({ url, srcset, width, height }: ProductPicture, alt: string | undefined) {
  const sizes = srcset.split(', ').map((source) => {
    const [src = url, size = ''] = source.split(' ');
    const sourceWidth = Number.parseInt(size, 10) || width;
    return { src, width: sourceWidth, height: Math.round((sourceWidth * height) / width) };
  });
  const largest = sizes.reduce((best, size) => (size.width > best.width ? size : best));
  return { ...largest, alt, srcSet: sizes };
}

/** Full-screen view of the pictures with zoom. Escape closes it. */
export function Lightbox({ images, alternatives, opened, onClose }: LightboxProps) {
  const { t } = useTranslation('storefront');
  const isOne = images.length === 1;
  const noButton = isOne ? () => null : undefined;
  return (
    <YetAnotherLightbox
      className="sf-lightbox"
      open={opened !== null}
      index={opened ?? 0}
      close={onClose}
      slides={images.map((image, index) => toSlide(image, alternatives[index]))}
      plugins={isOne ? [Zoom] : [Zoom, Thumbnails]}
      carousel={{ finite: true }}
      controller={{ closeOnBackdropClick: true }}
      render={{ buttonPrev: noButton, buttonNext: noButton }}
      zoom={{ maxZoomPixelRatio: DEEPEST_ZOOM, scrollToZoom: true }}
      thumbnails={{ width: 72, height: 72, padding: 0, border: 2, borderRadius: 6, imageFit: 'cover' }}
      labels={{
        Lightbox: t('product.lightbox.title'),
        'Photo gallery': t('product.lightbox.title'),
        Carousel: t('product.lightbox.carousel'),
        Slide: t('product.lightbox.slide'),
        '{index} of {total}': t('product.lightbox.position'),
        Thumbnails: t('product.lightbox.thumbnails'),
        Previous: t('product.lightbox.previous'),
        Next: t('product.lightbox.next'),
        Close: t('product.lightbox.close'),
        'Zoom in': t('product.lightbox.zoomIn'),
        'Zoom out': t('product.lightbox.zoomOut'),
      }}
    />
  );
}

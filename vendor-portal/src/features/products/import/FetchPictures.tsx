import type { ImportReport } from '@balsam/shared-api';
import { Button, imageIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useAddProductPictureMutation } from '../products-api.ts';
import { PictureProgress } from './PictureProgress.tsx';
import { usePictureQueue } from './use-picture-queue.ts';

/** Downloads the images named in a file, after their products have been imported. */
export function FetchPictures({ report: { pictures, written } }: { report: ImportReport }) {
  const { t } = useTranslation('vendor-portal');
  const queue = usePictureQueue();
  const [addPicture] = useAddProductPictureMutation();
  const fetchAll = () =>
    queue.add(
      pictures.map(({ sku, address }) => ({ name: address, send: () => addPicture({ sku, address }).unwrap() })),
    );
  return (
    <div>
      <p>{t(written ? 'products.pictures.named' : 'products.pictures.later', { count: pictures.length })}</p>
      {written && queue.total === 0 && (
        <Button icon={imageIcon} onClick={fetchAll}>
          {t('products.pictures.fetch', { count: pictures.length })}
        </Button>
      )}
      {written && <PictureProgress queue={queue} />}
    </div>
  );
}

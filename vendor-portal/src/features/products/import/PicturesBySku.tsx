import { PictureDrop } from '@balsam/shared-ui/console';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddProductPictureMutation } from '../products-api.ts';
import { PictureProgress } from './PictureProgress.tsx';
import { usePictureQueue } from './use-picture-queue.ts';

/** Upload of many images, each file named by the SKU of its product or variant. */
export function PicturesBySku() {
  const { t } = useTranslation('vendor-portal');
  const id = useId();
  const queue = usePictureQueue();
  const [addPicture] = useAddProductPictureMutation();
  const send = (files: File[]) =>
    queue.add(files.map((picture) => ({ name: picture.name, send: () => addPicture({ picture }).unwrap() })));
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id} className="panel-title">
        {t('products.pictures.title')}
      </h2>
      <p>{t('products.pictures.hint')}</p>
      <PictureDrop
        id={`${id}-choose`}
        label={t('products.pictures.title')}
        onFiles={send}
        onRejected={(name, message) => queue.report({ name, message, task: null })}
      />
      <PictureProgress queue={queue} />
    </section>
  );
}

import { Button, FileField, type FileFieldProps, cropIcon } from '@balsam/shared-ui';
import { CropModal } from '@balsam/shared-ui/console';
import { useField } from 'formik';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './pictures.css';

interface PictureFileFieldProps extends Omit<FileFieldProps, 'accept'> {
  /** URL of the stored picture, or null. */
  current: string | null;
}

const isPicture = (file: File) => file.type.startsWith('image/');

/** Picture field with preview and square crop, since the shop shows square pictures. Holds a File or null. */
export function PictureFileField({ current, ...field }: PictureFileFieldProps) {
  const { t } = useTranslation('admin-console');
  const [{ value: file }, , { setValue }] = useField<File | null>(field.name);
  const [isCropping, setCropping] = useState(false);

  const keep = (cropped: File) => {
    void setValue(cropped);
    setCropping(false);
  };
  return (
    <>
      {file ? <ChosenPicture file={file} /> : current && <img className="ac-picture" src={current} alt={field.label} />}
      <FileField hint={t('pictures.hint')} {...field} accept="image/jpeg,image/png,image/webp" />
      {file && isPicture(file) && (
        <Button variant="outline" size="sm" icon={cropIcon} onClick={() => setCropping(true)}>
          {t('pictures.crop')}
        </Button>
      )}
      {file && isCropping && <CropModal source={file} onCropped={keep} onHide={() => setCropping(false)} />}
    </>
  );
}

/** Preview of a file; revokes its object URL on unmount to free the memory. */
function ChosenPicture({ file }: { file: File }) {
  const { t } = useTranslation('admin-console');
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(image.src);
    },
    [file],
  );
  if (!isPicture(file)) return null;
  return <img ref={show} className="ac-picture" alt={t('pictures.chosen', { name: file.name })} />;
}

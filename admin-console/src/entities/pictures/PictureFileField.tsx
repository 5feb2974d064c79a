import { Button, FileField, type FileFieldProps, cropIcon } from '@balsam/shared-ui';
import { CropModal } from '@balsam/shared-ui/console';
import { useField } from 'formik';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './pictures.css';

interface PictureFileFieldProps extends Omit<FileFieldProps, 'accept'> {
  /** Address of the picture that is there already, or null. */
  current: string | null;
}

const isPicture = (file: File) => file.type.startsWith('image/');

/**
 * One picture, sent along with its form, which holds it as a File or null. What it shows is in sight, and a square of
 * it can be chosen: what is shown everywhere is square.
 */
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

/** The address of a file holds on to it, so it lives no longer than what shows it. */
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

import { LIMITS } from '../../facts/facts.ts';
import { useDropzone, type FileRejection } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { Button } from '../../button/Button.tsx';
import { classNames } from '../../class-names/class-names.ts';
import { Icon } from '../../icon/Icon.tsx';
import type { TextKey } from '../../locales/texts.ts';
import { imageIcon, uploadIcon } from '../../icon/shapes.ts';

/** In megabytes. */
const MAX_SIZE = LIMITS.pictureBytes / 1024 / 1024;
const FORMATS = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'], 'image/webp': ['.webp'] };
const REASONS: Partial<Record<string, TextKey<'kit'>>> = {
  'file-invalid-type': 'pictures.notAPicture',
  'file-too-large': 'pictures.tooLarge',
  'file-too-small': 'pictures.emptyFile',
};

interface PictureDropProps {
  id: string;
  /** Accessible name of the field. */
  label: string;
  invalid?: true;
  describedBy?: string;
  onFiles: (files: File[]) => void;
  /** Called with a file that is not an acceptable picture, and the reason. */
  onRejected: (fileName: string, message: string) => void;
}

/** Accepts pictures by drop or through its button. */
export function PictureDrop({ id, label, invalid, describedBy, onFiles, onRejected }: PictureDropProps) {
  const { t } = useTranslation('kit');
  const reject = (rejections: FileRejection[]) => {
    for (const { file, errors } of rejections) {
      const reason = REASONS[errors[0]?.code ?? ''] ?? 'pictures.failed';
      onRejected(file.name, t(reason, { size: MAX_SIZE }));
    }
  };
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: FORMATS,
    minSize: 1,
    maxSize: LIMITS.pictureBytes,
    noClick: true,
    noKeyboard: true,
    onDropAccepted: onFiles,
    onDropRejected: reject,
  });
  return (
    <div {...getRootProps({ className: classNames('picture-drop', isDragActive && 'is-over') })}>
      <input {...getInputProps({ 'aria-label': label, tabIndex: -1 })} />
      <Icon icon={imageIcon} />
      <p>{t('pictures.drop')}</p>
      <Button
        id={id}
        variant="outline"
        size="sm"
        icon={uploadIcon}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onClick={open}
      >
        {t('pictures.choose')}
      </Button>
      <p className="form-text">{t('pictures.formats', { size: MAX_SIZE })}</p>
    </div>
  );
}

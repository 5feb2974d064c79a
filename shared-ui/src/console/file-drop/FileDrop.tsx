import { useId } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../class-names/class-names.ts';
import { FieldError } from '../../form/FieldError.tsx';
import { Icon } from '../../icon/Icon.tsx';
import { uploadIcon } from '../../icon/shapes.ts';

export interface FileDropProps {
  label: string;
  /** Helps to choose the right file. */
  hint?: string;
  /** File extensions by media type: `{ 'text/csv': ['.csv'] }`. */
  accept: Readonly<Record<string, string[]>>;
  /** Called with each accepted file that was dropped, pasted or chosen. */
  onFile: (file: File) => void;
  disabled?: boolean;
}

/** Takes one file by drop or by click, and reports a file that is not accepted. */
export function FileDrop({ label, hint, accept, onFile, disabled = false }: FileDropProps) {
  const { t } = useTranslation('kit');
  const id = useId();
  const { getRootProps, getInputProps, isDragActive, fileRejections } = useDropzone({
    accept,
    disabled,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDrop: ([file], refused) => {
      if (file && refused.length === 0) onFile(file);
    },
  });
  // The file input covers the area, so it needs neither the hiding nor the tab order from the library, and the label
  // names it.
  const { style: _style, tabIndex: _tabIndex, 'aria-label': _name, ...input } = getInputProps();
  const { role: _role, tabIndex: _rootTabIndex, ...root } = getRootProps();
  const hasWrongType = fileRejections.some(({ errors }) => errors.some(({ code }) => code === 'file-invalid-type'));
  const message = hasWrongType
    ? t('fileDrop.wrongType', { endings: Object.values(accept).flat().join(' ') })
    : t('fileDrop.oneOnly');
  const error = fileRejections.length > 0 ? message : undefined;

  return (
    <div className="field">
      <div {...root} className={classNames('file-drop', isDragActive && 'file-drop-over')}>
        <input
          {...input}
          id={id}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={classNames(hint && `${id}-hint`, error && `${id}-error`) || undefined}
        />
        <Icon icon={uploadIcon} />
        <label htmlFor={id}>{label}</label>
        <span aria-hidden="true" className="file-control-button">
          {t('form.chooseFile')}
        </span>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="form-text">
            {hint}
          </p>
        )}
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

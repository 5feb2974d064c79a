import { useField } from 'formik';
import { useId, useRef, useState } from 'react';
import FormSelect from 'react-bootstrap/FormSelect';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../accessibility/LiveRegion.tsx';
import { classNames } from '../../class-names/class-names.ts';
import { FieldError } from '../../form/FieldError.tsx';
import type { FieldProps } from '../../form/FormField.tsx';
import type { SelectOption } from '../../form/SelectField.tsx';
import { CropModal } from './CropModal.tsx';
import { PictureDrop } from './PictureDrop.tsx';
import { editItem, moveItem, type PictureItem, type UploadedPicture } from './picture-item.ts';
import { PictureProblems } from './PictureProblems.tsx';
import { PictureTile } from './PictureTile.tsx';
import { usePictureUploads } from './use-picture-uploads.ts';

/** Assignment of a picture, for example to a variant; shown if there are options. */
interface Assignment {
  label: string;
  /** Label of the empty option. */
  placeholder: string;
  options: readonly SelectOption[];
}

export interface PicturesFieldProps extends Omit<FieldProps, 'hint'> {
  /** Uploads one file. If it rejects, the error's message, or that of its field, is shown. */
  upload: (file: File) => Promise<UploadedPicture>;
  assignment?: Assignment;
}

/** Ordered pictures, the first of which is the main one; the form holds them as `PictureItem`s. */
export function PicturesField({ name, label, required, upload, assignment }: PicturesFieldProps) {
  const { t } = useTranslation('kit');
  const id = useId();
  const field = useRef<HTMLFieldSetElement>(null);
  const [{ value: items }, { touched, error }, { setValue }] = useField<PictureItem[]>(name);
  const [news, setNews] = useState('');
  const [cropped, setCropped] = useState<PictureItem>();
  const change = (next: PictureItem[]) => void setValue(next);
  const uploads = usePictureUploads({ items, onChange: change, upload, failed: t('pictures.failed') });
  const message = touched ? firstSentence(error) : undefined;

  const move = (index: number, by: 1 | -1) => {
    change(moveItem(items, index, by));
    setNews(t('pictures.moved', { number: index + by + 1 }));
  };
  const remove = ({ key }: PictureItem) => {
    change(editItem(items, key, () => null));
    setNews(t('pictures.removed'));
    field.current?.focus();
  };
  return (
    <fieldset ref={field} className="field pictures" tabIndex={-1}>
      <legend className="form-label" data-required={required || undefined}>
        {label}
      </legend>
      <PictureDrop
        id={id}
        label={label}
        invalid={message === undefined ? undefined : true}
        describedBy={classNames(message !== undefined && `${id}-error`) || undefined}
        onFiles={uploads.add}
        onRejected={uploads.report}
      />
      <PictureProblems problems={uploads.problems} onDismiss={uploads.dismiss} />
      <FieldError id={`${id}-error`} message={message} />
      <ol className="picture-tiles">
        {items.map((item, index) => (
          <PictureTile
            key={item.key}
            item={item}
            number={index + 1}
            isLast={index === items.length - 1}
            onMove={(by) => move(index, by)}
            onCrop={() => setCropped(item)}
            onRemove={() => remove(item)}
          >
            {assignment && assignment.options.length > 0 && (
              <AssignmentSelect
                assignment={assignment}
                number={index + 1}
                value={item.assignedTo}
                onChange={(assignedTo) => change(editItem(items, item.key, (other) => ({ ...other, assignedTo })))}
              />
            )}
          </PictureTile>
        ))}
      </ol>
      {cropped && (
        <CropModal
          source={uploads.originalOf(cropped.key) ?? largestOf(cropped)}
          onHide={() => setCropped(undefined)}
          onCropped={(file) => {
            uploads.replace(cropped, file);
            setCropped(undefined);
          }}
        />
      )}
      <LiveRegion>{news}</LiveRegion>
    </fieldset>
  );
}

interface AssignmentSelectProps {
  assignment: Assignment;
  number: number;
  value: string;
  onChange: (value: string) => void;
}

function AssignmentSelect({ assignment, number, value, onChange }: AssignmentSelectProps) {
  const { t } = useTranslation('kit');
  const { label, placeholder, options } = assignment;
  return (
    <FormSelect
      size="sm"
      aria-label={t('pictures.assignment', { label, number })}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{placeholder}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </FormSelect>
  );
}

/** Error of the field, or of one of its pictures. */
function firstSentence(error: unknown): string | undefined {
  if (typeof error === 'string' || error === undefined || error === null) return error ?? undefined;
  return Object.values(error).map(firstSentence).find(Boolean);
}

/** The last candidate of a srcset is the largest picture. */
const largestOf = ({ url, srcset }: PictureItem) => srcset.split(',').at(-1)?.trim().split(' ')[0] || url;

import { Allowed } from '@balsam/shared-api';
import { Icon, xLgIcon } from '@balsam/shared-ui';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sentencesOf } from './objections.ts';

interface Chip {
  key: string;
  name: string;
  /** Text next to the name. */
  detail?: ReactNode;
}

interface ChipsProps {
  label: string;
  chips: readonly Chip[];
  /** Error of the list, or of its chips by index. */
  error: unknown;
  onRemove: (key: string) => void;
}

/** Selected items as chips, each with a remove button. Must be inside the `section` of its input. */
export function Chips({ label, chips, error, onRemove }: ChipsProps) {
  const { t } = useTranslation('vendor-portal');
  if (chips.length === 0) return null;
  const remove = (key: string) => (event: MouseEvent) => {
    // The button is removed with its chip, so the focus moves to the input.
    event.currentTarget.closest('section')?.querySelector('input')?.focus();
    onRemove(key);
  };
  const objectionsTo = (index: number) => (Array.isArray(error) ? sentencesOf(error[index]) : []);
  return (
    <>
      {typeof error === 'string' && <p className="field-error">{error}</p>}
      <ul className="vp-chips" aria-label={label}>
        {chips.map(({ key, name, detail }, index) => (
          <li key={key} className={detail === undefined ? 'chip' : 'chip vp-chip-wide'}>
            <span className="cell-stack">
              <bdi>{name}</bdi>
              {detail}
              {objectionsTo(index).map((sentence) => (
                <span key={sentence} className="field-error">
                  {sentence}
                </span>
              ))}
            </span>
            <Allowed permission="catalogue.write">
              <button
                type="button"
                aria-label={t('productForm.remove', { name })}
                aria-invalid={objectionsTo(index).length > 0 || undefined}
                onClick={remove(key)}
              >
                <Icon icon={xLgIcon} />
              </button>
            </Allowed>
          </li>
        ))}
      </ul>
    </>
  );
}

import { TextField } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useId, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceValues } from './amounts.ts';
import { Chips } from './Chips.tsx';
import { mergedRows, readOptions, withoutTwins, type MatrixValues, type Option } from './variant-matrix.ts';
import type { VariantValues } from './variant-values.ts';

interface MatrixOptionsProps {
  axis: 'sizes' | 'colors';
  product: PriceValues & { sku: string };
  present: readonly VariantValues[];
}

const SEPARATORS = ['Enter', ',', '،'];

/** Sizes or colors as chips. Text still in the fields becomes a chip when the focus leaves them. */
export function MatrixOptions({ axis, product, present }: MatrixOptionsProps) {
  const { t } = useTranslation('vendor-portal');
  const titleId = useId();
  const { values, setValues } = useFormikContext<MatrixValues>();
  const typed: Option = { en: values[`${axis}_en`].trim(), ar: values[`${axis}_ar`].trim() };

  const change = (options: Option[]) => {
    const next = { ...values, [axis]: withoutTwins(options), [`${axis}_en`]: '', [`${axis}_ar`]: '' };
    void setValues({ ...next, rows: mergedRows(next, { product, present }) });
  };
  const add = () => {
    const options = readOptions(typed.en).map((option) => (option.ar === '' ? { ...option, ar: typed.ar } : option));
    if (options.length > 0) change([...values[axis], ...options]);
  };
  const addByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!SEPARATORS.includes(event.key) || !(event.target instanceof HTMLInputElement)) return;
    // Otherwise Enter submits the form and a comma becomes part of the next option.
    event.preventDefault();
    add();
    event.currentTarget.querySelector('input')?.focus();
  };
  const addOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) add();
  };
  const paste = (event: ClipboardEvent) => {
    const options = readOptions(event.clipboardData.getData('text'));
    if (options.length < 2) return;
    event.preventDefault();
    change([...values[axis], ...options]);
  };
  return (
    <section aria-labelledby={titleId} onBlur={addOnLeaving} onKeyDown={addByKey}>
      <h3 id={titleId} className="panel-title">
        {t(`productForm.matrix.${axis}`)}
      </h3>
      <div className="vp-matrix-option">
        <TextField
          name={`${axis}_en`}
          label={t(`productForm.matrix.${axis}English`)}
          hint={t('productForm.matrix.hint')}
          lang="en"
          dir="ltr"
          maxLength={100}
          onPaste={paste}
        />
        <TextField name={`${axis}_ar`} label={t('productForm.matrix.arabic')} lang="ar" dir="rtl" maxLength={100} />
      </div>
      <Chips
        label={t(`productForm.matrix.${axis}`)}
        error={undefined}
        chips={values[axis].map(({ en, ar }) => ({ key: en, name: ar === '' ? en : `${en} / ${ar}` }))}
        onRemove={(removed) => change(values[axis].filter(({ en }) => en !== removed))}
      />
    </section>
  );
}

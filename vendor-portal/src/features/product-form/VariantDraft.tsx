import { Button, schemaErrors, toastError, plusLgIcon } from '@balsam/shared-ui';
import { FormikProvider, useFormik } from 'formik';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PRICES, type PriceValues } from './amounts.ts';
import { useBegunVariant } from './use-begun-variant.ts';
import { VariantFields } from './VariantFields.tsx';
import { emptyVariant, variantSchema, type VariantValues } from './variant-values.ts';

interface VariantDraftProps {
  takenSkus: readonly string[];
  /** Prices to copy into the variant. */
  prices: PriceValues;
  /** No variant exists yet, so `prices` come from the product. */
  isFirst: boolean;
  /** The stock follows the batches: a new variant has none. */
  tracksLots: boolean;
  onAdd: (variant: VariantValues) => void;
}

const untilReceived: VariantValues = { ...emptyVariant, stock: '0' };

/** Form for a new variant, opened on demand. Forms cannot be nested, so it has no `form` element of its own. */
export function VariantDraft({ takenSkus, prices, isFirst, tracksLots, onAdd }: VariantDraftProps) {
  const { t } = useTranslation('vendor-portal');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const draft = useFormik({
    initialValues: tracksLots ? untilReceived : emptyVariant,
    enableReinitialize: true,
    // Variants are optional: leaving an empty field is not an error.
    validateOnBlur: false,
    validate: (values) => schemaErrors(values, variantSchema(takenSkus), t),
    onSubmit: (values, { resetForm }) => {
      onAdd(values);
      // Focus the first field before the reset, so that its blur does not touch a field of the new draft.
      fields.current?.querySelector('input')?.focus();
      resetForm();
    },
  });
  const { values, errors, submitCount, isSubmitting } = draft;
  const objection = useBegunVariant(draft.dirty, draft.resetForm);

  const object = useEffectEvent(() => {
    const [first] = Object.values(errors);
    if (first === undefined) return;
    const isIncomplete = Object.keys(errors).some((name) => values[name as keyof VariantValues].trim() === '');
    toastError(isIncomplete ? t('productForm.variant.error.fill') : first);
    fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) object();
  }, [submitCount, isSubmitting]);

  // The button that had the focus is replaced.
  useEffect(() => {
    if (isOpen) fields.current?.querySelector('input')?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const close = () => {
    draft.resetForm();
    setOpen(false);
  };
  const copyPrices = () =>
    draft.setValues({ ...values, ...Object.fromEntries(PRICES.map(({ name }) => [name, prices[name]])) });
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // Otherwise Enter submits the product.
    event.preventDefault();
    void draft.submitForm();
  };
  if (!isOpen) {
    return (
      <Button ref={opener} variant="outline" icon={plusLgIcon} onClick={() => setOpen(true)}>
        {t('productForm.variant.add')}
      </Button>
    );
  }
  return (
    <div role="group" aria-labelledby={id} className="vp-draft" onKeyDown={addByEnter}>
      <h3 id={id}>{t('productForm.variant.new')}</h3>
      <div ref={fields}>
        <FormikProvider value={draft}>
          <VariantFields tracksLots={tracksLots} />
        </FormikProvider>
      </div>
      {objection !== undefined && (
        <p id={`${id}-objection`} className="field-error">
          {objection}
        </p>
      )}
      <div className="cluster">
        <Button
          variant="outline"
          icon={plusLgIcon}
          aria-invalid={objection === undefined ? undefined : true}
          aria-describedby={objection === undefined ? undefined : `${id}-objection`}
          onClick={() => void draft.submitForm()}
        >
          {t('productForm.variant.add')}
        </Button>
        <Button variant="ghost" onClick={() => void copyPrices()}>
          {t(isFirst ? 'productForm.variant.copyPrices' : 'productForm.variant.copyFirstPrices')}
        </Button>
        <Button variant="ghost" onClick={close}>
          {t('productForm.variant.cancel')}
        </Button>
      </div>
    </div>
  );
}

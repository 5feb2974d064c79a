import type { LotsStartForm } from '@balsam/shared-api';
import { Button, FormModal, plusLgIcon, SelectField, trashIcon } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { array, object, string } from 'yup';
import { emptyLotLine, lotLineRules, type LotLineValues } from '../../entities/lots/lot-line.ts';
import { LotFields } from '../../entities/lots/LotFields.tsx';
import { textKey } from '../../locales/texts.ts';
import { useStartLotsMutation } from './product-form-api.ts';
import { useVariantName } from './use-variant-name.ts';
import type { VariantValues } from './variant-values.ts';

interface StartValues {
  lots: (LotLineValues & { variant_id: string })[];
}

const toBody = ({ lots }: StartValues): LotsStartForm => ({
  lots: lots.map(({ variant_id: variant, quantity, ...lot }) => ({
    ...lot,
    variant_id: variant === '' ? null : Number(variant),
    gtin: '',
    quantity: Number(quantity),
  })),
});

const schemaFor = (hasVariants: boolean) =>
  object({
    lots: array().of(
      lotLineRules().concat(
        object({ variant_id: hasVariants ? string().required(textKey('productForm.lots.error')) : string() }),
      ),
    ),
  });

interface StartLotsProps {
  product: { id: number; slug: string };
  /** Variants in the form; new ones cannot have batches yet. */
  variants: readonly VariantValues[];
  onStarted: () => Promise<void>;
  onHide: () => void;
}

/** Dialog that begins to track the batches of a product, with those in stock. */
export function StartLots({ product, variants, onStarted, onHide }: StartLotsProps) {
  const { t } = useTranslation('vendor-portal');
  const [start] = useStartLotsMutation();
  const stored = variants.filter(({ id }) => id !== '');
  const submit = async (values: StartValues) => {
    const response = await start({ ...product, body: toBody(values) }).unwrap();
    await onStarted();
    return response;
  };
  const initialValues: StartValues = { lots: [] };
  return (
    // React events bubble through portals, so this would also submit the product's form.
    <div onSubmit={(event) => event.stopPropagation()}>
      <FormModal
        title={t('productForm.lots.start')}
        size="lg"
        initialValues={initialValues}
        validationSchema={schemaFor(stored.length > 0)}
        onSubmit={submit}
        submitLabel={t('productForm.lots.start')}
        failed={t('productForm.lots.failed')}
        onHide={onHide}
        t={t}
      >
        <p>{t('productForm.lots.startText')}</p>
        <Lots variants={stored} />
        <p className="form-text">{t('productForm.lots.rest')}</p>
      </FormModal>
    </div>
  );
}

function Lots({ variants }: { variants: readonly VariantValues[] }) {
  const { t } = useTranslation('vendor-portal');
  const nameOf = useVariantName();
  const { values, setFieldValue } = useFormikContext<StartValues>();
  const { lots } = values;
  const change = (next: StartValues['lots']) => void setFieldValue('lots', next, false);
  return (
    <>
      {lots.map((lot, index) => (
        <fieldset key={index} className="vp-lot">
          <legend className="form-label">{t('productForm.lots.batch', { number: index + 1 })}</legend>
          <div className="vp-thirds">
            {variants.length > 0 && (
              <SelectField
                name={`lots.${index}.variant_id`}
                label={t('productForm.lots.variant')}
                placeholder={t('productForm.lots.chooseVariant')}
                options={variants.map((variant) => ({ value: variant.id, label: nameOf(variant) }))}
                required
              />
            )}
            <LotFields at={`lots.${index}`} />
          </div>
          <Button
            variant="ghost"
            size="sm"
            icon={trashIcon}
            aria-label={t('productForm.lots.remove', { number: index + 1 })}
            onClick={() => change(lots.filter((each) => each !== lot))}
          />
        </fieldset>
      ))}
      <Button
        variant="outline"
        icon={plusLgIcon}
        onClick={() => change([...lots, { ...emptyLotLine, variant_id: '' }])}
      >
        {t('productForm.lots.add')}
      </Button>
    </>
  );
}

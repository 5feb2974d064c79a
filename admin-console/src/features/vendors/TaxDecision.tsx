import { VAT_COUNTRIES, type TaxSettings } from '@balsam/shared-api';
import { Bdi, FormModal, SelectField, TextAreaField } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { taxDecisionSchema, type TaxDecisionValues } from './tax-decision-schema.ts';
import { useDecideTaxMutation } from './vendors-api.ts';

interface TaxDecisionProps {
  /** The vendor's id. */
  id: number;
  /** Tax details shown to the admin; the decision fails if they have changed. */
  tax: TaxSettings;
  country: keyof typeof VAT_COUNTRIES;
  onHide: () => void;
}

const DECISIONS = ['verify', 'reject'] as const;

/** Verifies a vendor's tax details, or rejects them with a reason shown to the vendor. */
export function TaxDecision({ id, tax, country, onHide }: TaxDecisionProps) {
  const { t } = useTranslation('admin-console');
  const [decide] = useDecideTaxMutation();
  const { vat_number: number, asked_at: askedAt } = tax;
  const initialValues: TaxDecisionValues = {
    decision: 'verify',
    regime: number === '' ? VAT_COUNTRIES[country].unverified : 'registered',
    remarks: '',
  };
  const submit = (values: TaxDecisionValues) => {
    const seen = { vat_number: number, asked_at: askedAt };
    return decide({ id, ...values, ...seen, remarks: values.remarks.trim() }).unwrap();
  };
  return (
    <FormModal
      title={t('vendors.tax.decide')}
      initialValues={initialValues}
      validationSchema={taxDecisionSchema}
      onSubmit={submit}
      failed={t('vendors.updateFailed')}
      submitLabel={t('vendors.save')}
      t={t}
      onHide={onHide}
    >
      <p>
        {number === '' ? (
          t('vendors.tax.noNumber')
        ) : (
          <>
            {t('vendors.tax.vat_number')} <Bdi>{number}</Bdi>
          </>
        )}
      </p>
      <SelectField
        name="decision"
        label={t('vendors.tax.decision')}
        options={DECISIONS.map((value) => ({ value, label: t(`vendors.tax.decisions.${value}`) }))}
      />
      <Regime country={country} />
      <Remarks />
    </FormModal>
  );
}

/** Tax regime after verification; after a rejection it follows from the country. */
function Regime({ country }: Pick<TaxDecisionProps, 'country'>) {
  const { t } = useTranslation('admin-console');
  const { values } = useFormikContext<TaxDecisionValues>();
  if (values.decision === 'reject') return null;
  return (
    <SelectField
      name="regime"
      label={t('vendors.tax.regime')}
      options={VAT_COUNTRIES[country].regimes.map((value) => ({ value, label: t(`vendors.tax.regimes.${value}`) }))}
    />
  );
}

function Remarks() {
  const { t } = useTranslation('admin-console');
  const { values } = useFormikContext<TaxDecisionValues>();
  return (
    <TextAreaField
      name="remarks"
      label={t('vendors.tax.remarks')}
      hint={t('vendors.tax.remarksHint')}
      required={values.decision === 'reject'}
      dir="auto"
      rows={3}
    />
  );
}

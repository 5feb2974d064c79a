import { VAT_COUNTRIES, type TaxSettings } from '@balsam/shared-api';
import { Bdi, FormModal, SelectField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { VerificationFields } from '../../entities/verification/VerificationFields.tsx';
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
      <VerificationFields label={t('vendors.tax.remarks')} hint={t('vendors.tax.remarksHint')}>
        {/* After a rejection, the regime follows from the country. */}
        <SelectField
          name="regime"
          label={t('vendors.tax.regime')}
          options={VAT_COUNTRIES[country].regimes.map((value) => ({ value, label: t(`vendors.tax.regimes.${value}`) }))}
        />
      </VerificationFields>
    </FormModal>
  );
}

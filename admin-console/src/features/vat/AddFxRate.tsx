import { CURRENCIES } from '@balsam/shared-api';
import {
  Button,
  Form,
  FormError,
  Modal,
  SelectField,
  SubmitButton,
  TextField,
  useCurrencyName,
  useSendForm,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { fxRateSchema, toFxRateRequest, type FxRateValues } from './fx-rate-schema.ts';
import { useAddFxRateMutation } from './fx-rates-api.ts';

const TAX_CURRENCIES = ['SAR', 'BHD'] as const;
const NEW_RATE: FxRateValues = { from: 'USD', to: 'SAR', rate: '', day: '' };

/** Adds an exchange rate from today or a later day. Existing invoices keep theirs. */
export function AddFxRate({ onHide }: { onHide: () => void }) {
  const { t } = useTranslation('admin-console');
  const nameOf = useCurrencyName();
  const [add] = useAddFxRateMutation();
  const send = useSendForm({ failed: t('fx.failed') });
  const submit = async (values: FxRateValues) => {
    await send(() => add(toFxRateRequest(values)).unwrap());
    onHide();
  };
  const optionsOf = (currencies: readonly (typeof CURRENCIES)[number][]) =>
    currencies.map((value) => ({ value, label: nameOf(value) }));
  return (
    <Modal show onHide={onHide} title={t('fx.add')}>
      <Form initialValues={NEW_RATE} validationSchema={fxRateSchema} onSubmit={submit} t={t}>
        <SelectField name="from" label={t('fx.from')} options={optionsOf(CURRENCIES)} />
        <SelectField name="to" label={t('fx.to')} options={optionsOf(TAX_CURRENCIES)} />
        <TextField name="rate" label={t('fx.rate')} inputMode="decimal" dir="ltr" required />
        <TextField name="day" label={t('fx.day')} type="date" required />
        <FormError />
        <div className="cluster cluster-end">
          <Button variant="ghost" onClick={onHide}>
            {t('fx.back')}
          </Button>
          <SubmitButton>{t('fx.save')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}

import { usePermissions, type MoneySettings } from '@balsam/shared-api';
import {
  Form,
  FormError,
  keepShown,
  QueryState,
  SaveBar,
  Section,
  TextField,
  UnsavedChanges,
  useSendForm,
} from '@balsam/shared-ui';
import type { FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { useGetMoneySettingsQuery, useSaveMoneySettingsMutation } from './money-settings-api.ts';
import { moneySchema, toMoneyRequest, toMoneyValues, type MoneyValues } from './money-values.ts';

/** Settlement period, rates for prices, and Balsam's bank account for payments from vendors. */
export function MoneyTab() {
  const query = useGetMoneySettingsQuery();
  const load = async () => toMoneyValues(await query.refetch().unwrap());
  return (
    <QueryState query={keepShown(query)}>{(settings) => <MoneyForm settings={settings} load={load} />}</QueryState>
  );
}

interface MoneyFormProps {
  settings: MoneySettings;
  /** Reloads the initial values. */
  load: () => Promise<MoneyValues>;
}

function MoneyForm({ settings, load }: MoneyFormProps) {
  const { t } = useTranslation('admin-console');
  const mayManage = usePermissions()('money.manage');
  const [saveSettings] = useSaveMoneySettingsMutation();
  const send = useSendForm({ failed: t('settings.failed') });

  const save = async (values: MoneyValues, { resetForm }: FormikHelpers<MoneyValues>) => {
    const { data } = await send(() => saveSettings(toMoneyRequest(values)).unwrap());
    resetForm({ values: toMoneyValues(data) });
  };
  return (
    <Form
      aria-label={t('settings.money.title')}
      initialValues={toMoneyValues(settings)}
      validationSchema={moneySchema}
      onSubmit={save}
      loadNewer={load}
      t={t}
    >
      <fieldset disabled={!mayManage} className="stack">
        <MoneyFields />
      </fieldset>
      <SaveBar />
      <UnsavedChanges />
    </Form>
  );
}

function MoneyFields() {
  const { t } = useTranslation('admin-console');
  const account = (name: 'iban' | 'holder' | 'bank') => ({ name, label: t(`settings.money.${name}`) });
  return (
    <>
      <Section title={t('settings.money.title')}>
        <TextField
          name="settlement_days"
          label={t('settings.money.days')}
          hint={t('settings.money.daysHint')}
          inputMode="numeric"
          required
        />
      </Section>
      <Section title={t('settings.money.rates')}>
        <p>{t('settings.money.ratesText')}</p>
        <TextField name="sar_per_bhd" label={t('settings.money.sarPerBhd')} inputMode="decimal" dir="ltr" required />
        <TextField name="sar_per_usd" label={t('settings.money.sarPerUsd')} inputMode="decimal" dir="ltr" required />
      </Section>
      <Section title={t('settings.money.account')}>
        <p>{t('settings.money.accountText')}</p>
        <TextField {...account('iban')} hint={t('settings.money.ibanHint')} dir="ltr" autoComplete="off" />
        <TextField {...account('holder')} autoComplete="off" />
        <TextField {...account('bank')} autoComplete="off" />
        <FormError />
      </Section>
    </>
  );
}

import { useGetUserQuery, useListCountriesQuery, usePlaces, type GeneralSettings } from '@balsam/shared-api';
import {
  Form,
  FormError,
  PlaceFields,
  QueryState,
  SaveBar,
  TextField,
  UnsavedChanges,
  useSendForm,
  type TextKey,
} from '@balsam/shared-ui';
import { useFormikContext, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetGeneralSettingsQuery, useSaveGeneralSettingsMutation } from '../../../entities/settings/settings-api.ts';
import { generalSchema, toGeneralRequest, toGeneralValues, type GeneralValues } from './general-schema.ts';

export function GeneralTab() {
  const user = useGetUserQuery();
  return <QueryState query={user}>{({ id }) => <StoreAddress userId={id} />}</QueryState>;
}

function StoreAddress({ userId }: { userId: number }) {
  const query = useGetGeneralSettingsQuery(userId);
  return (
    <QueryState query={query}>
      {(settings) => <StoreForm userId={userId} settings={settings} load={() => query.refetch().unwrap()} />}
    </QueryState>
  );
}

interface StoreFormProps {
  userId: number;
  settings: GeneralSettings;
  /** Refetches the settings. */
  load: () => Promise<GeneralSettings>;
}

function StoreForm({ userId, settings, load }: StoreFormProps) {
  const { t } = useTranslation('vendor-portal');
  const { data: countries } = useListCountriesQuery();
  const [saveGeneral] = useSaveGeneralSettingsMutation();
  const send = useSendForm({ failed: t('settings.failed') });
  // Initial values of the form; a refetch does not change them.
  const [before, setBefore] = useState(() => toGeneralValues(settings));
  const field = (name: keyof GeneralValues & TextKey<'vendor-portal', 'settings.general'>) => ({
    name,
    label: t(`settings.general.${name}`),
    required: true,
  });

  const save = async (values: GeneralValues, { resetForm }: FormikHelpers<GeneralValues>) => {
    const { data } = await send(() => saveGeneral({ userId, settings: toGeneralRequest(values, before) }).unwrap());
    const stored = toGeneralValues(data);
    setBefore(stored);
    resetForm({ values: stored });
  };

  const loadNewer = async () => {
    const newer = toGeneralValues(await load());
    setBefore(newer);
    return newer;
  };

  return (
    <Form
      aria-label={t('settings.general.title')}
      initialValues={toGeneralValues(settings)}
      validationSchema={generalSchema(countries)}
      onSubmit={save}
      loadNewer={loadNewer}
      t={t}
    >
      <section className="panel">
        <h2 className="panel-title">{t('settings.general.title')}</h2>
        <div className="field-grid">
          <TextField {...field('company_name')} hint={t('settings.general.nameHint')} autoComplete="organization" />
          <TextField {...field('company_phone_no')} type="tel" inputMode="numeric" autoComplete="tel" />
          <TextField {...field('company_address')} autoComplete="street-address" className="field-wide" />
          <StorePlace />
          <TextField {...field('postalCode')} autoComplete="postal-code" dir="ltr" />
        </div>
        <FormError />
      </section>
      <SaveBar />
      <UnsavedChanges />
    </Form>
  );
}

function StorePlace() {
  const { values } = useFormikContext<GeneralValues>();
  return <PlaceFields places={usePlaces(values.country, values.state)} required />;
}

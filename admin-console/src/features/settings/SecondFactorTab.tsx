import type { SecondFactorSettings } from '@balsam/shared-api';
import {
  ChoiceField,
  Form,
  FormError,
  keepShown,
  normalizeDigits,
  QueryState,
  SaveBar,
  Section,
  TextField,
  UnsavedChanges,
  useSendForm,
} from '@balsam/shared-ui';
import { useFormikContext, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';
import {
  useGetSecondFactorSettingsQuery,
  useSaveSecondFactorSettingsMutation,
  type SecondFactorRequest,
} from './second-factor-api.ts';

const MOST_DAYS = 90;

interface FactorValues extends Pick<SecondFactorSettings, 'platform' | 'vendors' | 'updated_at'> {
  grace_days: string;
}

const plain = (text: string) => normalizeDigits(text.trim());

const schema = object({
  grace_days: string().test(
    'days',
    textKey('settings.secondFactor.error.days'),
    (text = '') => /^\d{1,2}$/.test(plain(text)) && Number(plain(text)) <= MOST_DAYS,
  ),
});

const toValues = ({ platform, vendors, grace_days: days, updated_at }: SecondFactorSettings): FactorValues => ({
  ...{ platform, vendors, grace_days: String(days), updated_at },
});

const toRequest = ({ grace_days: days, updated_at: seen, ...teams }: FactorValues): SecondFactorRequest => ({
  ...teams,
  grace_days: Number(plain(days)),
  updated_at_seen: seen,
});

/** The setting of who needs a second step. */
export function SecondFactorTab() {
  const query = useGetSecondFactorSettingsQuery();
  const load = async () => toValues(await query.refetch().unwrap());
  return (
    <QueryState query={keepShown(query)}>{(settings) => <FactorForm settings={settings} load={load} />}</QueryState>
  );
}

interface FactorFormProps {
  settings: SecondFactorSettings;
  /** Reloads the initial values. */
  load: () => Promise<FactorValues>;
}

function FactorForm({ settings, load }: FactorFormProps) {
  const { t } = useTranslation('admin-console');
  const [saveSettings] = useSaveSecondFactorSettingsMutation();
  const send = useSendForm({ failed: t('settings.failed') });
  const save = async (values: FactorValues, { resetForm }: FormikHelpers<FactorValues>) => {
    const { data } = await send(() => saveSettings(toRequest(values)).unwrap());
    resetForm({ values: toValues(data) });
  };
  return (
    <Form
      aria-label={t('settings.tabs.secondFactor')}
      initialValues={toValues(settings)}
      validationSchema={schema}
      onSubmit={save}
      loadNewer={load}
      t={t}
    >
      <Section title={t('settings.tabs.secondFactor')}>
        <p>{t('settings.secondFactor.text')}</p>
        <TeamField team="platform" people={settings.people.platform} />
        <TeamField team="vendors" people={settings.people.vendors} />
        <TextField
          name="grace_days"
          label={t('settings.secondFactor.days')}
          hint={t('settings.secondFactor.daysHint')}
          inputMode="numeric"
          required
        />
        <FormError />
      </Section>
      <SaveBar />
      <UnsavedChanges />
    </Form>
  );
}

interface TeamFieldProps {
  team: 'platform' | 'vendors';
  people: SecondFactorSettings['people']['platform'];
}

/** Choice for the teams of one kind, with the number of people whom it affects. */
function TeamField({ team, people: { people, without_factor: without } }: TeamFieldProps) {
  const { t } = useTranslation('admin-console');
  const { values } = useFormikContext<FactorValues>();
  const effect = t('settings.secondFactor.without', { count: without, people });
  return (
    <ChoiceField
      name={team}
      label={t(`settings.secondFactor.${team}`)}
      choices={[
        { value: 'optional', label: t('settings.secondFactor.optional') },
        {
          value: 'required',
          label: t('settings.secondFactor.required'),
          hint: values[team] === 'required' && without > 0 ? `${effect} ${t('settings.secondFactor.effect')}` : effect,
        },
      ]}
    />
  );
}

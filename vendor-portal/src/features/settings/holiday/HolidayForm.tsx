import type { StoreHolidayState } from '@balsam/shared-api';
import {
  BilingualFields,
  ChoiceField,
  Form,
  FormError,
  SaveBar,
  Section,
  TextField,
  UnsavedChanges,
  useSendForm,
} from '@balsam/shared-ui';
import type { FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { useSaveHolidayMutation } from '../../../entities/settings/settings-api.ts';
import { holidaySchema, toHolidayForm, toHolidayValues, type HolidayValues } from './holiday-schema.ts';

const MODES = ['pause', 'delay'] as const;

interface HolidayFormProps {
  userId: number;
  state: StoreHolidayState;
  /** Refetches the holiday. */
  load: () => Promise<StoreHolidayState>;
}

/** Days, mode and note of the holiday. */
export function HolidayForm({ userId, state, load }: HolidayFormProps) {
  const { t } = useTranslation('vendor-portal');
  const [save] = useSaveHolidayMutation();
  const send = useSendForm({ failed: t('settings.failed') });
  const text = (name: 'note' | 'note_arabic') => ({ name, label: t('settings.holiday.note') });

  const submit = async (values: HolidayValues, { resetForm }: FormikHelpers<HolidayValues>) => {
    const stored = await send(() => save({ userId, holiday: toHolidayForm(values) }).unwrap());
    resetForm({ values: toHolidayValues(stored) });
  };

  return (
    <Form
      aria-label={t('settings.holiday.title')}
      initialValues={toHolidayValues(state)}
      validationSchema={holidaySchema}
      onSubmit={submit}
      loadNewer={async () => toHolidayValues(await load())}
      t={t}
    >
      <Section title={t('settings.holiday.title')}>
        <p className="form-text mb-3">{t('settings.holiday.limits', { count: state.days_used })}</p>
        <div className="field-grid">
          <TextField name="from" type="date" label={t('settings.holiday.from')} required />
          <TextField
            name="to"
            type="date"
            label={t('settings.holiday.to')}
            hint={t('settings.holiday.toHint')}
            required
          />
        </div>
        <ChoiceField
          name="mode"
          label={t('settings.holiday.mode')}
          required
          choices={MODES.map((value) => ({
            value,
            label: t(`settings.holiday.modes.${value}`),
            hint: t(`settings.holiday.modeHints.${value}`),
          }))}
        />
        <BilingualFields fields={[{ en: text('note'), ar: text('note_arabic'), rows: 2, optional: true }]} />
        <FormError />
      </Section>
      <SaveBar />
      <UnsavedChanges />
    </Form>
  );
}

import { isApiError, type PlatformSettings } from '@balsam/shared-api';
import {
  Form,
  FormError,
  keepShown,
  QueryState,
  SaveBar,
  Section,
  UnsavedChanges,
  useSendForm,
} from '@balsam/shared-ui';
import type { FormikHelpers, FormikValues } from 'formik';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnySchema } from 'yup';
import { NewerSettings } from './NewerSettings.tsx';
import { useGetPlatformSettingsQuery, useSavePlatformSettingsMutation, type PlatformContent } from './platform-api.ts';

interface PlatformFormProps<Values> {
  title: string;
  /** Whom this concerns, and when a change shows. */
  text: string;
  schema: AnySchema;
  /** The part of the settings that the form is about, as it is typed. */
  read: (settings: PlatformSettings) => Values;
  /** The same part as it is sent. */
  write: (values: Values) => Partial<PlatformContent>;
  children: ReactNode;
}

/** One part of the platform's settings. The others are sent along as they are. */
export function PlatformForm<Values extends FormikValues>(props: PlatformFormProps<Values>) {
  const query = useGetPlatformSettingsQuery();
  const load = async () => props.read(await query.refetch().unwrap());
  return (
    <QueryState query={keepShown(query)}>
      {(settings) => <PartForm {...props} settings={settings} load={load} />}
    </QueryState>
  );
}

interface PartFormProps<Values> extends PlatformFormProps<Values> {
  settings: PlatformSettings;
  load: () => Promise<Values>;
}

function PartForm<Values extends FormikValues>(props: PartFormProps<Values>) {
  const { title, text, schema, read, write, settings, load, children } = props;
  const { t } = useTranslation('admin-console');
  const [savePlatform] = useSavePlatformSettingsMutation();
  const send = useSendForm({ failed: t('settings.failed') });
  const [isOutdated, setOutdated] = useState(false);

  const save = async (values: Values, { resetForm }: FormikHelpers<Values>) => {
    const { updated_at, ...content } = settings;
    try {
      await send(() => savePlatform({ ...content, ...write(values), updated_at_seen: updated_at }).unwrap());
      resetForm({ values });
    } catch (error) {
      setOutdated(isApiError(error) && error.status === 409);
      throw error;
    }
  };
  return (
    <Form aria-label={title} initialValues={read(settings)} validationSchema={schema} onSubmit={save} t={t}>
      <Section title={title}>
        <p>{text}</p>
        {children}
        {isOutdated ? <NewerSettings load={load} onLoaded={() => setOutdated(false)} /> : <FormError />}
      </Section>
      <SaveBar />
      <UnsavedChanges />
    </Form>
  );
}

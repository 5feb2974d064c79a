import type { PlatformSettings } from '@balsam/shared-api';
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
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnySchema } from 'yup';
import { useGetPlatformSettingsQuery, useSavePlatformSettingsMutation, type PlatformContent } from './platform-api.ts';

interface PlatformFormProps<Values> {
  title: string;
  /** Explains whom the settings affect, and when a change appears. */
  text: string;
  schema: AnySchema;
  /** Form values of these settings. */
  read: (settings: PlatformSettings) => Values;
  /** Settings of these form values. */
  write: (values: Values) => Partial<PlatformContent>;
  children: ReactNode;
}

/** Form of one section of the settings. The other sections are sent unchanged. */
export function PlatformForm<Values extends FormikValues>(props: PlatformFormProps<Values>) {
  const query = useGetPlatformSettingsQuery();
  const load = async () => begin(props, await query.refetch().unwrap());
  return (
    <QueryState query={keepShown(query)}>
      {(settings) => <PartForm {...props} settings={settings} load={load} />}
    </QueryState>
  );
}

/** Values of a section, and `updated_at` of the loaded settings. */
type Based<Values> = Values & Pick<PlatformSettings, 'updated_at'>;

const begin = <Values,>({ read }: PlatformFormProps<Values>, settings: PlatformSettings): Based<Values> => ({
  ...read(settings),
  updated_at: settings.updated_at,
});

interface PartFormProps<Values> extends PlatformFormProps<Values> {
  settings: PlatformSettings;
  load: () => Promise<Based<Values>>;
}

function PartForm<Values extends FormikValues>(props: PartFormProps<Values>) {
  const { title, text, schema, write, settings, load, children } = props;
  const { t } = useTranslation('admin-console');
  const [savePlatform] = useSavePlatformSettingsMutation();
  const send = useSendForm({ failed: t('settings.failed') });

  const save = async ({ updated_at: seen, ...typed }: Based<Values>, { resetForm }: FormikHelpers<Based<Values>>) => {
    const { updated_at: _at, ...content } = settings;
    const body = { ...content, ...write(typed as unknown as Values), updated_at_seen: seen };
    const { data } = await send(() => savePlatform(body).unwrap());
    resetForm({ values: { ...typed, updated_at: data.updated_at } as Based<Values> });
  };
  return (
    <Form
      aria-label={title}
      initialValues={begin(props, settings)}
      validationSchema={schema}
      onSubmit={save}
      loadNewer={load}
      t={t}
    >
      <Section title={title}>
        <p>{text}</p>
        {children}
        <FormError />
      </Section>
      <SaveBar />
      <UnsavedChanges />
    </Form>
  );
}

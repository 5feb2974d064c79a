import type { AdminPage } from '@balsam/shared-api';
import {
  BilingualFields,
  Form,
  FormError,
  Section,
  UnsavedChanges,
  useSendForm,
  type TextKey,
} from '@balsam/shared-ui';
import type { FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { TextPreview } from '../../entities/forms/TextPreview.tsx';
import { PageActions } from './PageActions.tsx';
import { useSavePageMutation } from './pages-api.ts';
import { PageState } from './PageState.tsx';
import { pageSchema, toPageValues, type PageValues } from './page-schema.ts';
import { PublishedPage } from './PublishedPage.tsx';

interface PageFormProps {
  page: AdminPage;
  /** Reloads the initial values. */
  load: () => Promise<PageValues>;
}

/** Form of a page in both languages, with preview and publication state. */
export function PageForm({ page, load }: PageFormProps) {
  const { t } = useTranslation('admin-console');
  const [savePage] = useSavePageMutation();
  const send = useSendForm({ failed: t('pages.failed') });
  const label = (name: TextKey<'admin-console', 'pages'>) => t(`pages.${name}`);

  const save = async ({ updated_at: seen, ...text }: PageValues, { resetForm }: FormikHelpers<PageValues>) => {
    const { data } = await send(() => savePage({ key: page.key, body: { ...text, updated_at_seen: seen } }).unwrap());
    resetForm({ values: toPageValues(data) });
  };
  return (
    <Form
      className="stack stack-wide"
      initialValues={toPageValues(page)}
      validationSchema={pageSchema}
      onSubmit={save}
      persistAs={{ name: `page:${page.key}` }}
      loadNewer={load}
      t={t}
    >
      <div className="cluster cluster-between">
        <PageState page={page} />
        {page.published_at && <PublishedPage page={page} />}
      </div>
      <Section title={t('pages.body')}>
        <p className="form-text">{t('pages.format')}</p>
        <BilingualFields
          fields={[
            {
              en: { name: 'body', label: label('bodyEnglish') },
              ar: { name: 'body_arabic', label: label('bodyArabic') },
              rows: 16,
              isFormatted: true,
              optional: true,
            },
          ]}
        />
        <FormError />
        <PageActions template={page.template} />
      </Section>
      <TextPreview />
      <UnsavedChanges />
    </Form>
  );
}

import { isApiError, type AdminPage } from '@balsam/shared-api';
import {
  BilingualFields,
  Button,
  Form,
  FormError,
  Section,
  toastError,
  UnsavedChanges,
  useSendForm,
  type TextKey,
} from '@balsam/shared-ui';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageActions } from './PageActions.tsx';
import { PagePreview } from './PagePreview.tsx';
import { useSavePageMutation } from './pages-api.ts';
import { PageState } from './PageState.tsx';
import { pageSchema, toPageValues, type PageValues } from './page-schema.ts';
import { PublishedPage } from './PublishedPage.tsx';

interface PageFormProps {
  page: AdminPage;
  /** Reads the page as it is now. */
  load: () => Promise<unknown>;
}

/** The text of a page in both languages, how it looks, and what everybody reads of it. */
export function PageForm({ page, load }: PageFormProps) {
  const { t } = useTranslation('admin-console');
  const [savePage] = useSavePageMutation();
  const send = useSendForm({ failed: t('pages.failed') });
  const [isOutdated, setOutdated] = useState(false);
  const label = (name: TextKey<'admin-console', 'pages'>) => t(`pages.${name}`);

  const save = async ({ publish, ...text }: PageValues, { resetForm }: FormikHelpers<PageValues>) => {
    try {
      const body = { ...text, publish, updated_at_seen: page.updated_at };
      await send(() => savePage({ key: page.key, body }).unwrap());
      resetForm({ values: { ...text, publish: false } });
    } catch (error) {
      setOutdated(isApiError(error) && error.status === 409);
      throw error;
    }
  };
  const loadAgain = async () => {
    try {
      await load();
      setOutdated(false);
    } catch {
      toastError(t('pages.loadFailed'));
    }
  };
  return (
    <Form
      className="stack stack-wide"
      initialValues={toPageValues(page)}
      validationSchema={pageSchema}
      onSubmit={save}
      persistAs={{ name: `page:${page.key}` }}
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
              optional: true,
            },
          ]}
        />
        {isOutdated ? (
          <div className="alert alert-warning cluster cluster-between" role="alert">
            {t('pages.outdated')}
            <Button variant="outline" size="sm" onClick={() => void loadAgain()}>
              {t('pages.goOn')}
            </Button>
          </div>
        ) : (
          <FormError />
        )}
        <PageActions template={page.template} />
      </Section>
      <PagePreview />
      <UnsavedChanges />
    </Form>
  );
}

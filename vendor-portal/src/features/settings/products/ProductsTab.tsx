import type { ProductSettings } from '@balsam/shared-api';
import { CheckboxField, Form, FormError, QueryState, SaveBar, UnsavedChanges, useSendForm } from '@balsam/shared-ui';
import { useFormikContext, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { useGetProductSettingsQuery, useSaveProductSettingsMutation } from '../../../entities/settings/settings-api.ts';

/** Review settings of the products. */
export function ProductsTab() {
  const query = useGetProductSettingsQuery();
  return (
    <QueryState query={query}>
      {(settings) => <ReviewsForm settings={settings} load={() => query.refetch().unwrap()} />}
    </QueryState>
  );
}

function ReviewsForm({ settings, load }: { settings: ProductSettings; load: () => Promise<ProductSettings> }) {
  const { t } = useTranslation('vendor-portal');
  const [saveProducts] = useSaveProductSettingsMutation();
  const send = useSendForm({ failed: t('settings.failed') });

  const save = async (
    { updated_at: seen, ...values }: ProductSettings,
    { resetForm }: FormikHelpers<ProductSettings>,
  ) => {
    const { data } = await send(() => saveProducts({ ...values, updated_at_seen: seen }).unwrap());
    resetForm({ values: { ...values, updated_at: data.updated_at } });
  };

  return (
    <Form aria-label={t('settings.products.title')} initialValues={settings} onSubmit={save} loadNewer={load} t={t}>
      <section className="panel">
        <h2 className="panel-title">{t('settings.products.title')}</h2>
        <ReviewsFields />
        <FormError />
      </section>
      <SaveBar />
      <UnsavedChanges />
    </Form>
  );
}

/** Hidden without reviews; the values stay. */
function ReviewsFields() {
  const { t } = useTranslation('vendor-portal');
  const { values } = useFormikContext<ProductSettings>();
  const field = (name: Exclude<keyof ProductSettings, 'updated_at'>) => ({
    name,
    label: t(`settings.products.${name}`),
    hint: t(`settings.products.hint.${name}`),
  });
  const reviews = values.enable_reviews;
  return (
    <>
      <CheckboxField {...field('enable_reviews')} />
      <CheckboxField {...field('show_verified_label')} disabled={!reviews} />
      <CheckboxField {...field('verified_only')} disabled={!reviews} />
      <CheckboxField {...field('enable_ratings')} disabled={!reviews} />
      <CheckboxField {...field('ratings_required')} disabled={!reviews || !values.enable_ratings} />
    </>
  );
}

import { Section, SelectField } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useGetCategoryEffectsQuery } from './categories-api.ts';
import type { CategoryValues } from './category-form.ts';

/** Rules of sale of a category, with their effects before they are saved. @param categoryId undefined for a new one */
export function RulesSection({ categoryId }: { categoryId: number | undefined }) {
  const { t } = useTranslation('admin-console');
  const { values, initialValues } = useFormikContext<CategoryValues>();
  const isNew = values.authorisation_required === 'true' && initialValues.authorisation_required === 'false';
  return (
    <Section title={t('categories.rules')}>
      <SelectField
        name="authorisation_required"
        label={t('categories.authorisation_required')}
        options={(['false', 'true'] as const).map((value) => ({ value, label: t(`categories.answer.${value}`) }))}
        hint={t('categories.authorisationHint')}
      />
      {isNew && categoryId !== undefined && <Unauthorised categoryId={categoryId} />}
    </Section>
  );
}

/** Number of products that the rule takes off sale. */
function Unauthorised({ categoryId }: { categoryId: number }) {
  const { t } = useTranslation('admin-console');
  const { data, isError } = useGetCategoryEffectsQuery(categoryId, { refetchOnMountOrArgChange: true });
  if (isError) return <p role="status">{t('categories.effectsFailed')}</p>;
  return <p role="status">{data && t('categories.unauthorised', { count: data.unauthorised_products })}</p>;
}

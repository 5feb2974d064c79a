import { AUDIENCES } from '@balsam/shared-api';
import { Section, SelectField, TextField } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useGetCategoryEffectsQuery } from './categories-api.ts';
import type { CategoryValues } from './category-form.ts';

const RULES = ['audience', 'cold_chain', 'quantity_limit', 'limit_days', 'min_age'] as const;

/** Rules of sale of a category, with their effects before they are saved. @param categoryId undefined for a new one */
export function RulesSection({ categoryId }: { categoryId: number | undefined }) {
  const { t } = useTranslation('admin-console');
  const { values, initialValues } = useFormikContext<CategoryValues>();
  const isNew = values.authorisation_required === 'true' && initialValues.authorisation_required === 'false';
  const isChanged = RULES.some((name) => values[name] !== initialValues[name]);
  return (
    <Section title={t('categories.rules')}>
      <SelectField
        name="authorisation_required"
        label={t('categories.authorisation_required')}
        options={(['false', 'true'] as const).map((value) => ({ value, label: t(`categories.answer.${value}`) }))}
        hint={t('categories.authorisationHint')}
      />
      <SelectField
        name="audience"
        label={t('categories.audience')}
        options={AUDIENCES.map((value) => ({ value, label: t(`categories.audiences.${value}`) }))}
      />
      <SelectField
        name="cold_chain"
        label={t('categories.cold_chain')}
        options={(['false', 'true'] as const).map((value) => ({ value, label: t(`categories.answer.${value}`) }))}
      />
      <TextField name="quantity_limit" label={t('categories.quantity_limit')} inputMode="numeric" />
      <TextField name="limit_days" label={t('categories.limit_days')} inputMode="numeric" required />
      <TextField name="min_age" label={t('categories.min_age')} inputMode="numeric" />
      {isChanged && categoryId !== undefined && <Concerned categoryId={categoryId} />}
      {isNew && categoryId !== undefined && <Unauthorised categoryId={categoryId} />}
    </Section>
  );
}

/** Products and carts that changed rules concern. */
function Concerned({ categoryId }: { categoryId: number }) {
  const { t } = useTranslation('admin-console');
  const { data } = useGetCategoryEffectsQuery(categoryId, { refetchOnMountOrArgChange: true });
  return (
    <p role="status">{data && t('categories.concerned', { products: data.offered_products, carts: data.carts })}</p>
  );
}

/** Number of products that the rule takes off sale. */
function Unauthorised({ categoryId }: { categoryId: number }) {
  const { t } = useTranslation('admin-console');
  const { data, isError } = useGetCategoryEffectsQuery(categoryId, { refetchOnMountOrArgChange: true });
  if (isError) return <p role="status">{t('categories.effectsFailed')}</p>;
  return <p role="status">{data && t('categories.unauthorised', { count: data.unauthorised_products })}</p>;
}

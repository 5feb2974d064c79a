import type { CategoryAttribute } from '@balsam/shared-api';
import { dayOf, keepShown, QueryState, Section } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListCategoryAttributesQuery } from './product-form-api.ts';
import type { ProductValues } from './product-values.ts';
import { SpecificationField } from './SpecificationField.tsx';
import { completenessOf, withBlanks } from './specification-values.ts';

/** Specifications that the chosen category asks for. What was typed for one is kept if another category asks for it. */
export function SpecificationsSection() {
  const { t } = useTranslation('vendor-portal');
  const { category_id: category } = useFormikContext<ProductValues>().values;
  return (
    <Section title={t('productForm.specifications.title')}>
      {category === '' ? (
        <p className="form-text">{t('productForm.specifications.chooseCategory')}</p>
      ) : (
        <OfCategory category={category} />
      )}
    </Section>
  );
}

function OfCategory({ category }: { category: string }) {
  const { t } = useTranslation('vendor-portal');
  const query = useListCategoryAttributesQuery(category);
  return (
    <QueryState query={keepShown({ ...query, data: query.currentData })}>
      {(attributes) =>
        attributes.length === 0 ? (
          <p className="form-text">{t('productForm.specifications.none')}</p>
        ) : (
          <Fields attributes={attributes} />
        )
      }
    </QueryState>
  );
}

/** Gives every attribute a value, without which its field has no state and the form could not place a server error. */
function useBlanks(attributes: readonly CategoryAttribute[]): boolean {
  const { values, initialValues, touched, errors, status, submitCount, isSubmitting, resetForm, setValues } =
    useFormikContext<ProductValues>();
  const isComplete =
    withBlanks(attributes, values) === values && withBlanks(attributes, initialValues) === initialValues;
  const complete = useEffectEvent(() => {
    // A blank in both is not a change of the form.
    const initial = withBlanks(attributes, initialValues);
    resetForm({ values: initial, touched, errors, status: status as unknown, submitCount, isSubmitting });
    void setValues(withBlanks(attributes, values), false);
  });
  useEffect(() => {
    if (!isComplete) complete();
  }, [isComplete]);
  return isComplete;
}

function Fields({ attributes }: { attributes: readonly CategoryAttribute[] }) {
  const { t } = useTranslation('vendor-portal');
  const { values } = useFormikContext<ProductValues>();
  const [today] = useState(() => dayOf(new Date()));
  const isReady = useBlanks(attributes);
  if (!isReady) return null;
  const { filled, missing } = completenessOf(attributes, values, today);
  const total = attributes.length;
  return (
    <>
      <p role="status">
        {missing === 0
          ? t('productForm.specifications.filled', { filled, total })
          : t('productForm.specifications.missing', { filled, total, count: missing })}
      </p>
      {attributes.map((attribute) => (
        <SpecificationField key={attribute.code} attribute={attribute} today={today} />
      ))}
    </>
  );
}

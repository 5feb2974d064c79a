import type { Checkout } from '@balsam/shared-api';
import { CheckboxField, formatList, useLang, useLocalized } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** Statement of the buyer that they are old enough, naming the goods; nothing if none has a minimum age. */
export function AgeConfirmation({ checkout }: { checkout: Checkout | undefined }) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const localized = useLocalized();
  const lines = (checkout?.order_products ?? []).flatMap(({ product, sale_rules: rules }) =>
    rules === null || rules.min_age === null
      ? []
      : [{ name: localized(product.name, product.name_arabic), age: rules.min_age }],
  );
  if (lines.length === 0) return null;
  const names = formatList([...new Set(lines.map(({ name }) => name))], lang);
  const age = Math.max(...lines.map((line) => line.age));
  return <CheckboxField name="age_confirmed" label={t('checkout.ageConfirmed', { age, names })} />;
}

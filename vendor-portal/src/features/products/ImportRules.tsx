import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const RULES = ['key', 'left_out', 'new', 'variants', 'all_or_nothing'] as const;

/** How a table must look, and what becomes of its rows. */
export function ImportRules({ template }: { template: ReactNode }) {
  const { t } = useTranslation('vendor-portal');
  return (
    <section className="panel">
      <h2 className="panel-title">{t('products.import.rules.title')}</h2>
      <ul>
        {RULES.map((rule) => (
          <li key={rule}>{t(`products.import.rules.${rule}`)}</li>
        ))}
      </ul>
      {template}
    </section>
  );
}

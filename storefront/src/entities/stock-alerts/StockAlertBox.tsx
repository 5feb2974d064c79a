import { selectRole, useAppSelector, type ProductDetail } from '@balsam/shared-api';
import { useLang } from '@balsam/shared-ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { awaitedChoices } from './awaited-choices.ts';
import { CustomerAlert } from './CustomerAlert.tsx';
import { VisitorAlert } from './VisitorAlert.tsx';
import './stock-alerts.css';

/** Back-in-stock alert for the sold-out options of a product; nothing if all are in stock. */
export function StockAlertBox({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('storefront');
  const choices = awaitedChoices(product, useLang());
  const isCustomer = useAppSelector(selectRole) === 'user';
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const id = useId();
  const chosen = choices.find(({ variantId }) => variantId === selectedId) ?? choices[0];
  if (!chosen) return null;
  const awaited = { product_id: product.id, variant_id: chosen.variantId };
  const Alert = isCustomer ? CustomerAlert : VisitorAlert;
  return (
    <section className="sf-stock-alert" aria-label={t('stockAlert.title')}>
      {choices.length > 1 && (
        <div>
          <label className="form-label" htmlFor={id}>
            {t('stockAlert.choice')}
          </label>
          <select
            id={id}
            className="form-select"
            value={chosen.variantId ?? ''}
            onChange={({ target }) => setSelectedId(target.value === '' ? null : Number(target.value))}
          >
            {choices.map(({ variantId, name }) => (
              <option key={variantId} value={variantId ?? ''}>
                {name || t('stockAlert.any')}
              </option>
            ))}
          </select>
        </div>
      )}
      {choices.length === 1 && chosen.name && <p>{t('stockAlert.soldOut', { name: chosen.name })}</p>}
      <Alert key={chosen.variantId} awaited={awaited} />
    </section>
  );
}

import { formatRate, Modal, QueryState, SearchBox, useLang, useLocalized } from '@balsam/shared-ui';
import { FilterSelect } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFindRateProductsQuery, useMatchCommissionQuery } from './commission-api.ts';
import { useRateName } from './use-rate-name.ts';

/** Shows a product's current commission and the rate it comes from. */
export function ProductCommission({ onHide }: { onHide: () => void }) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const [search, setSearch] = useState('');
  const [id, setId] = useState('');
  const { data: products } = useFindRateProductsQuery(search);
  // The next results may not include the selected product.
  const find = (text: string) => {
    setSearch(text);
    setId('');
  };
  return (
    <Modal show onHide={onHide} title={t('commission.match.title')}>
      <div className="stack">
        <SearchBox value={search} onChange={find} label={t('commission.match.find')} />
        <FilterSelect
          label={t('commission.match.product')}
          value={id}
          onChange={setId}
          options={(products?.rows ?? []).map((product) => ({
            value: product.id,
            label: localized(product.name, product.name_arabic),
          }))}
          placeholder={t('commission.match.choose')}
        />
        {id !== '' && <Match id={Number(id)} />}
      </div>
    </Modal>
  );
}

function Match({ id }: { id: number }) {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  const nameOf = useRateName();
  const query = useMatchCommissionQuery(id);
  return (
    <QueryState query={query}>
      {({ percent, rate }) => (
        <p role="status">
          {rate === null
            ? t('commission.match.none')
            : t('commission.match.pays', { rate: formatRate(percent, lang), name: nameOf(rate) })}
        </p>
      )}
    </QueryState>
  );
}

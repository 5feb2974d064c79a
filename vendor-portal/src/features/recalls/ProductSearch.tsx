import { Bdi, Button, QueryState, SearchBox, useLocalized } from '@balsam/shared-ui';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenProduct } from './recall-values.ts';
import { useFindOwnProductsQuery } from './recalls-api.ts';

interface ProductSearchProps {
  /** Ids of the products that are chosen already. */
  taken: readonly number[];
  onChoose: (product: ChosenProduct) => void;
}

/** Keeps Enter in the search box from submitting the form. */
const keepForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** Search among own products, each with a button to choose it. */
export function ProductSearch({ taken, onChoose }: ProductSearchProps) {
  const { t } = useTranslation('vendor-portal');
  const localized = useLocalized();
  const [search, setSearch] = useState('');
  const query = useFindOwnProductsQuery(search, { skip: search === '' });
  return (
    <div className="stack">
      <div onKeyDown={keepForm}>
        <SearchBox value={search} onChange={setSearch} label={t('recalls.findProduct')} />
      </div>
      {search !== '' && (
        <QueryState query={query}>
          {({ rows }) => {
            const found = rows.filter(({ id }) => !taken.includes(id));
            if (found.length === 0) return <p role="status">{t('recalls.noProduct')}</p>;
            return (
              <ul className="recall-found">
                {found.map(({ id, name, name_arabic: arabic, sku }) => {
                  const shown = localized(name, arabic);
                  return (
                    <li key={id} className="cluster cluster-between">
                      <span>
                        <bdi>{shown}</bdi> <Bdi className="text-body-secondary">{sku}</Bdi>
                      </span>
                      <Button
                        variant="outline"
                        size="sm"
                        aria-label={t('recalls.chooseOf', { name: shown })}
                        onClick={() => {
                          onChoose({ id, name, name_arabic: arabic, sku });
                          setSearch('');
                        }}
                      >
                        {t('recalls.chooseProduct')}
                      </Button>
                    </li>
                  );
                })}
              </ul>
            );
          }}
        </QueryState>
      )}
    </div>
  );
}

import type { AdminAttribute } from '@balsam/shared-api';
import { Bdi, Button, QueryState, SearchBox, useLocalized } from '@balsam/shared-ui';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFindAttributesQuery } from '../category-attributes-api.ts';

interface AttributeSearchProps {
  /** True for an attribute that the category has already. */
  isTaken: (id: number) => boolean;
  onAdd: (attribute: AdminAttribute) => void;
}

/** Keeps Enter in the search box from submitting the form. */
const keepForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** Search among all attributes, each with a button to add it to the category. */
export function AttributeSearch({ isTaken, onAdd }: AttributeSearchProps) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const [search, setSearch] = useState('');
  const query = useFindAttributesQuery(search, { skip: search === '' });
  return (
    <div className="stack">
      <div onKeyDown={keepForm}>
        <SearchBox value={search} onChange={setSearch} label={t('categoryAttributes.find')} />
      </div>
      {search !== '' && (
        <QueryState query={{ ...query, data: query.currentData }}>
          {({ rows }) => {
            const found = rows.filter(({ id }) => !isTaken(id));
            if (found.length === 0) return <p role="status">{t('categoryAttributes.notFound')}</p>;
            return (
              <ul className="found-attributes">
                {found.map((attribute) => {
                  const name = localized(attribute.name, attribute.name_arabic);
                  return (
                    <li key={attribute.id} className="cluster cluster-between">
                      <span>
                        <bdi>{name}</bdi> <Bdi className="text-secondary">{attribute.code}</Bdi>
                      </span>
                      <Button
                        variant="outline"
                        size="sm"
                        aria-label={t('categoryAttributes.addOf', { name })}
                        onClick={() => {
                          onAdd(attribute);
                          setSearch('');
                        }}
                      >
                        {t('categoryAttributes.add')}
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

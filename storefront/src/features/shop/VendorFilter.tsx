import { Button } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListVendorsQuery } from '../../entities/vendor/vendors-api.ts';
import { FilterChoice } from './FilterChoice.tsx';
import { FilterSection } from './FilterSection.tsx';
import { useFacetCounts } from './use-facet-counts.ts';

/** Number of sellers shown initially. */
const SHOWN = 8;

interface VendorFilterProps {
  /** Seller ids. */
  selected: readonly number[];
  onChange: (selected: number[]) => void;
}

/** Seller filter; several sellers are combined with "or". */
export function VendorFilter({ selected, onChange }: VendorFilterProps) {
  const { t } = useTranslation('storefront');
  const { data: vendors = [] } = useListVendorsQuery();
  const countOf = useFacetCounts('vendors');
  const [showsAll, setShowsAll] = useState(false);
  if (vendors.length < 2 && selected.length === 0) return null;
  // Sellers with results are preferred to those that cannot be chosen.
  const withResults = vendors.filter((vendor) => countOf(vendor) !== 0);
  const first = new Set([...withResults, ...vendors].slice(0, SHOWN));
  const shown = vendors.filter((vendor) => showsAll || first.has(vendor) || selected.includes(vendor.id));
  return (
    <FilterSection title={t('shop.vendors.title')}>
      {shown.map(({ id, company_name, ...vendor }) => (
        <FilterChoice
          key={id}
          type="checkbox"
          checked={selected.includes(id)}
          count={countOf({ id, ...vendor })}
          onChange={({ target }) =>
            onChange(target.checked ? [...selected, id] : selected.filter((other) => other !== id))
          }
        >
          <bdi>{company_name}</bdi>
        </FilterChoice>
      ))}
      {shown.length < vendors.length && (
        <Button variant="link" size="sm" onClick={() => setShowsAll(true)}>
          {t('shop.vendors.all', { count: vendors.length })}
        </Button>
      )}
    </FilterSection>
  );
}

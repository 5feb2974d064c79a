import type { Facet } from '@balsam/shared-api';
import { Button } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenOptions, withOption, withoutOption } from './facet-filter.ts';
import { FilterChoice } from './FilterChoice.tsx';
import { FilterSection } from './FilterSection.tsx';
import { useCategoryFacets } from './use-category-facets.ts';

/** Number of options shown initially. */
const SHOWN = 6;

/**
 * Options that a shopper may choose or remove. A short list keeps its empty options in place; a long one, which an
 * attribute of several categories has, leaves them out.
 */
const offeredOf = ({ options }: Facet, chosen: ReadonlySet<number>) => {
  const offered = options.filter(({ id, count }) => count !== 0 || chosen.has(id));
  return options.length > SHOWN || offered.length === 0 ? offered : options;
};

interface AttributeFiltersProps {
  /** Filter of the address, such as `12,14;31`. */
  selected: string | undefined;
  onChange: (selected: string | undefined) => void;
}

/** Filters by attributes of the category; none while several or no category is chosen. */
export function AttributeFilters(props: AttributeFiltersProps) {
  return useCategoryFacets().map((facet) => <AttributeFilter key={facet.code} facet={facet} {...props} />);
}

/** Options of an attribute, combined with "or". */
function AttributeFilter({ facet, selected, onChange }: AttributeFiltersProps & { facet: Facet }) {
  const { t } = useTranslation('storefront');
  const [showsAll, setShowsAll] = useState(false);
  const chosen = new Set(chosenOptions(selected));
  const offered = offeredOf(facet, chosen);
  const shown = offered.filter(({ id }, index) => showsAll || index < SHOWN || chosen.has(id));
  const hidden = offered.length - shown.length;
  if (offered.length === 0) return null;
  return (
    <FilterSection title={facet.name}>
      {shown.map(({ id, label, count }) => (
        <FilterChoice
          key={id}
          type="checkbox"
          checked={chosen.has(id)}
          count={count ?? undefined}
          onChange={({ target }) =>
            onChange(target.checked ? withOption(selected, facet, id) : withoutOption(selected, id))
          }
        >
          <bdi>{label}</bdi>
        </FilterChoice>
      ))}
      {hidden > 0 && (
        <Button variant="link" size="sm" onClick={() => setShowsAll(true)}>
          {t('shop.attributesAll', { count: hidden, name: facet.name })}
        </Button>
      )}
    </FilterSection>
  );
}

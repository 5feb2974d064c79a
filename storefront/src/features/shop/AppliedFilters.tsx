import { Button, Icon, xLgIcon } from '@balsam/shared-ui';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { NO_FILTERS } from './no-filters.ts';
import type { ShopSearch } from './shop-search.ts';
import type { AppliedFilter } from './use-applied-filters.ts';

interface AppliedFiltersProps {
  filters: readonly AppliedFilter[];
  onChange: (changes: Partial<ShopSearch>) => void;
  className?: string;
}

/** Active filters, which can be removed one by one or all together. */
export function AppliedFilters({ filters, onChange, className = '' }: AppliedFiltersProps) {
  const { t } = useTranslation('storefront');
  if (filters.length === 0) return null;

  const takeAway = (changes: Partial<ShopSearch>) => (event: MouseEvent) => {
    // The button disappears with its filter; the focus moves to the results, not to the top of the page.
    event.currentTarget.closest('section')?.focus({ preventScroll: true });
    onChange(changes);
  };
  return (
    <ul className={`sf-chips ${className}`} aria-label={t('shop.applied.title')}>
      {filters.map(({ key, words, without }) => (
        <li key={key}>
          <button
            type="button"
            className="sf-chip"
            aria-label={t('shop.applied.remove', { filter: words })}
            onClick={takeAway(without)}
          >
            <bdi className="sf-chip-words">{words}</bdi>
            <Icon icon={xLgIcon} />
          </button>
        </li>
      ))}
      <li>
        <Button variant="link" size="sm" onClick={takeAway(NO_FILTERS)}>
          {t('shop.applied.clear')}
        </Button>
      </li>
    </ul>
  );
}

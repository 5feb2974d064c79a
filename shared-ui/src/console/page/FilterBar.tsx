import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../button/Button.tsx';
import { formatNumber } from '../../format/format.ts';
import { useLang } from '../../format/use-lang.ts';
import { classNames } from '../../class-names/class-names.ts';

/** Parameters of an address that are no filters, or whose field stays visible. */
const OTHERS: ReadonlySet<string> = new Set(['page', 'per_page', 'sort', 'order', 'search', 'tab', 'lang']);

/** Filters of a list. A phone shows only the search, and the others on demand, with their number. */
export function FilterBar({ children }: { children: ReactNode }) {
  const { t } = useTranslation('kit');
  const lang = useLang();
  const id = useId();
  const [params] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const count = [...params].filter(([name, value]) => value !== '' && !OTHERS.has(name)).length;
  return (
    <>
      <Button
        variant="outline"
        className="filter-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {count > 0 ? t('console.filtersSet', { number: formatNumber(count, lang) }) : t('console.filters')}
      </Button>
      <div
        id={id}
        className={classNames('filter-bar', isOpen && 'is-open')}
        role="group"
        aria-label={t('console.filters')}
      >
        {children}
      </div>
    </>
  );
}

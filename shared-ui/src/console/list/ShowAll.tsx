import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

/** Parameters of an address that do not filter a list. */
const OTHERS: ReadonlySet<string> = new Set(['page', 'per_page', 'sort', 'order', 'tab', 'lang']);

/** Link that removes all filters of a list; nothing without any. */
export function ShowAll() {
  const { t } = useTranslation('kit');
  const [params] = useSearchParams();
  if (![...params].some(([name, value]) => value !== '' && !OTHERS.has(name))) return null;
  const kept = new URLSearchParams([...params].filter(([name]) => OTHERS.has(name) && name !== 'page'));
  return (
    <Link className="show-all" to={{ search: kept.toString() }}>
      {t('list.showAll')}
    </Link>
  );
}

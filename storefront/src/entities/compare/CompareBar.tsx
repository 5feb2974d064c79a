import { Button, ButtonLink, layoutThreeColumnsIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { comparePath, MOST_COMPARED, useCompared } from './use-compared.ts';
import './compare-bar.css';

/** Pages with product lists, on which products can be selected. */
const CHOOSING = /^\/(?:$|shop$|product\/|sellers\/|wish-list$)/;

/** Bar at the bottom of the window with the number of selected products and a link to the comparison. */
export function CompareBar() {
  const { t } = useTranslation('storefront');
  const { ids, clear } = useCompared();
  const { pathname } = useLocation();
  if (ids.length === 0 || !CHOOSING.test(pathname)) return null;

  const clearAll = () => {
    // The button disappears with the bar, so the focus moves to the page.
    document.querySelector('main')?.focus({ preventScroll: true });
    clear();
  };
  return (
    <aside className="sf-compare-bar" aria-label={t('compare.title')}>
      <div className="sf-row sf-compare-bar-row">
        <p role="status">{t('compare.count', { count: ids.length, most: MOST_COMPARED })}</p>
        <Button variant="link" size="sm" onClick={clearAll}>
          {t('compare.clear')}
        </Button>
        <ButtonLink to={comparePath(ids)} icon={layoutThreeColumnsIcon}>
          {t('compare.open')}
        </ButtonLink>
      </div>
    </aside>
  );
}

import { Icon, listIcon, toastError } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnDemand } from '../../entities/catalog/use-on-demand.ts';

const loadDrawer = () => import(/* webpackChunkName: "menu" */ './MenuDrawer.tsx').then(({ MenuDrawer }) => MenuDrawer);

/** Menu button for phones. The drawer's code is loaded on first contact. */
export function MobileMenu() {
  const { t } = useTranslation('storefront');
  const [open, setOpen] = useState(false);
  const { Loaded: MenuDrawer, fetchCode } = useOnDemand(loadDrawer);
  // Opening the menu tries again and reports a failure.
  const prepare = () => void fetchCode().catch(() => undefined);
  const show = async () => {
    try {
      await fetchCode();
      setOpen(true);
    } catch {
      toastError(t('layout.menuFailed'));
    }
  };
  return (
    <>
      <button
        type="button"
        className="sf-menu-button"
        aria-label={t('layout.openMenu')}
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void show()}
      >
        <Icon icon={listIcon} />
      </button>
      {MenuDrawer && <MenuDrawer open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

import { Icon, listIcon, toastError } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnDemand } from '../../entities/catalog/use-on-demand.ts';

const loadDrawer = () => import(/* webpackChunkName: "menu" */ './MenuDrawer.tsx').then(({ MenuDrawer }) => MenuDrawer);

/** On a phone, the whole navigation and the preferences in a drawer, whose code comes when somebody reaches for it. */
export function MobileMenu() {
  const { t } = useTranslation('storefront');
  const [open, setOpen] = useState(false);
  const { Loaded: MenuDrawer, fetchCode } = useOnDemand(loadDrawer);
  // A failure is told when the menu is to be opened, which tries again.
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

import { toastError } from '@balsam/shared-ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnDemand } from '../../entities/catalog/use-on-demand.ts';
import type { FiltersDialogProps } from './FiltersDialog.tsx';

const loadDialog = () => import('./FiltersDialog.tsx').then(({ FiltersDialog }) => FiltersDialog);

/** Filters: a column on desktops, and on phones a drawer whose code is loaded on first use. */
export function FiltersDrawer(props: FiltersDialogProps) {
  const { show, onHide, children } = props;
  const { t } = useTranslation('storefront');
  const { Loaded: FiltersDialog, fetchCode } = useOnDemand(loadDialog);
  const bring = useEffectEvent(() => {
    fetchCode().catch(() => {
      onHide();
      toastError(t('shop.filtersFailed'));
    });
  });
  useEffect(() => {
    if (show) bring();
  }, [show]);

  if (FiltersDialog) return <FiltersDialog {...props} />;
  return (
    <div className="offcanvas-lg offcanvas-start">
      <div className="offcanvas-body">{children}</div>
    </div>
  );
}

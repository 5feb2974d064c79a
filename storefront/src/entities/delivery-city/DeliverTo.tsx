import { Icon, geoAltIcon, toastError } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnDemand } from '../catalog/use-on-demand.ts';
import { useDeliveryCity } from './use-delivery-city.ts';
import './delivery-city.css';

const loadDialog = () =>
  import(/* webpackChunkName: "deliver-to" */ './DeliverToDialog.tsx').then(({ DeliverToDialog }) => DeliverToDialog);

/** Names the shopper's city and opens the choice of another one. */
export function DeliverTo({ isInMenu = false }: { isInMenu?: boolean }) {
  const { t } = useTranslation('storefront');
  const { name } = useDeliveryCity();
  const [open, setOpen] = useState(false);
  const { Loaded: DeliverToDialog, fetchCode } = useOnDemand(loadDialog);
  const show = async () => {
    try {
      await fetchCode();
      setOpen(true);
    } catch {
      toastError(t('deliverTo.failed'));
    }
  };
  return (
    <>
      <button
        type="button"
        className={isInMenu ? 'sf-deliver-to sf-menu-place' : 'sf-deliver-to'}
        aria-haspopup="dialog"
        onClick={() => void show()}
      >
        <Icon icon={geoAltIcon} />
        <span>{name ? t('deliverTo.city', { city: name }) : t('deliverTo.choose')}</span>
      </button>
      {open && DeliverToDialog && <DeliverToDialog onHide={() => setOpen(false)} />}
    </>
  );
}

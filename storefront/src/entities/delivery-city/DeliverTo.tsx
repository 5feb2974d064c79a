import { Icon, geoAltIcon, toastError } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnDemand } from '../catalog/use-on-demand.ts';
import { useDeliveryCity } from './use-delivery-city.ts';
import './delivery-city.css';

const loadDialog = () =>
  import(/* webpackChunkName: "deliver-to" */ './DeliverToDialog.tsx').then(({ DeliverToDialog }) => DeliverToDialog);

interface DeliverToProps {
  /** In the header, small screens show only the icon. */
  place?: 'topbar' | 'header' | 'menu';
}

const CLASSES = {
  topbar: 'sf-deliver-to',
  header: 'sf-deliver-to sf-header-link',
  menu: 'sf-deliver-to sf-menu-place',
};

/** Names the shopper's city and opens the choice of another one. */
export function DeliverTo({ place = 'topbar' }: DeliverToProps) {
  const { t } = useTranslation('storefront');
  const { name } = useDeliveryCity();
  const [open, setOpen] = useState(false);
  const label = name ? t('deliverTo.city', { city: name }) : t('deliverTo.choose');
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
        className={CLASSES[place]}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => void show()}
      >
        <Icon icon={geoAltIcon} />
        <span>{label}</span>
      </button>
      {open && DeliverToDialog && <DeliverToDialog onHide={() => setOpen(false)} />}
    </>
  );
}

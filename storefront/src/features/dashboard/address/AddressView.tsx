import type { Address, User } from '@balsam/shared-api';
import { Bdi, Button, commaOf, useLang, pencilIcon } from '@balsam/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface AddressViewProps {
  user: User;
  address: Address;
  onEdit: () => void;
  takesFocus: boolean;
}

export function AddressView({ user, address, onEdit, takesFocus }: AddressViewProps) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const titleId = useId();
  const place = [address.city?.name, address.state?.name, address.postal_code].filter(Boolean).join(commaOf(lang));
  return (
    <section className="panel" aria-labelledby={titleId}>
      <h2 className="panel-title" id={titleId}>
        {t('dashboard.address.shipping')}
      </h2>
      <address className="sf-dashboard-address">
        <p>
          <bdi>{user.full_name}</bdi>
        </p>
        <p>
          <bdi>{address.address_1}</bdi>
        </p>
        {address.address_2 && (
          <p>
            <bdi>{address.address_2}</bdi>
          </p>
        )}
        <p>{place}</p>
        <p>{address.country?.name}</p>
        {address.national_address && (
          <p>
            {t('location.nationalAddress')}: <Bdi>{address.national_address}</Bdi>
          </p>
        )}
        <p>
          <Bdi>{address.phone_number}</Bdi>
        </p>
      </address>
      <Button variant="outline" icon={pencilIcon} onClick={onEdit} autoFocus={takesFocus}>
        {t('dashboard.address.edit')}
      </Button>
    </section>
  );
}

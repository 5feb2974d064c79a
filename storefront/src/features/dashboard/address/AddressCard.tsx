import type { BookAddress, User } from '@balsam/shared-api';
import { Badge, Button, checkCircleIcon, pencilIcon, trashIcon, useSend } from '@balsam/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { addressName } from '../../../entities/addresses/address-name.ts';
import { AddressLines } from '../../../entities/addresses/AddressLines.tsx';
import { useMakeDefaultAddressMutation, type Purpose } from '../../../entities/addresses/addresses-api.ts';
import { lacksNationalAddress } from '../../../entities/location/national-address.ts';

interface AddressCardProps {
  user: User;
  address: BookAddress;
  onEdit: () => void;
  onDelete: () => void;
  takesFocus: boolean;
}

const PURPOSES = ['shipping', 'billing'] as const;
const TEXTS = {
  shipping: { badge: 'dashboard.address.defaultShipping', action: 'dashboard.address.makeShipping' },
  billing: { badge: 'dashboard.address.defaultBilling', action: 'dashboard.address.makeBilling' },
} as const;

/** An address of the book with its actions. */
export function AddressCard({ user, address, onEdit, onDelete, takesFocus }: AddressCardProps) {
  const { t } = useTranslation('storefront');
  const titleId = useId();
  const [makeDefault, { isLoading }] = useMakeDefaultAddressMutation();
  const send = useSend({ failed: t('dashboard.address.failed') });
  const isDefault = { shipping: address.is_default_shipping, billing: address.is_default_billing };
  const choose = (purpose: Purpose) => void send(() => makeDefault({ id: address.id, purpose }).unwrap());
  return (
    <section className="panel sf-address" aria-labelledby={titleId}>
      <h2 className="panel-title" id={titleId}>
        <bdi>{addressName(address)}</bdi>
      </h2>
      {(isDefault.shipping || isDefault.billing) && (
        <p className="cluster">
          {PURPOSES.filter((purpose) => isDefault[purpose]).map((purpose) => (
            <Badge key={purpose} variant="primary" icon={checkCircleIcon}>
              {t(TEXTS[purpose].badge)}
            </Badge>
          ))}
        </p>
      )}
      <AddressLines address={address} customer={user.full_name} />
      {lacksNationalAddress(address) && <p className="alert alert-warning">{t('dashboard.address.lacksNational')}</p>}
      <div className="cluster">
        <Button variant="outline" icon={pencilIcon} onClick={onEdit} autoFocus={takesFocus} aria-describedby={titleId}>
          {t('dashboard.address.edit')}
        </Button>
        {PURPOSES.filter((purpose) => !isDefault[purpose]).map((purpose) => (
          <Button
            key={purpose}
            variant="ghost"
            busy={isLoading}
            onClick={() => choose(purpose)}
            aria-describedby={titleId}
          >
            {t(TEXTS[purpose].action)}
          </Button>
        ))}
        <Button variant="ghost" icon={trashIcon} onClick={onDelete} aria-describedby={titleId}>
          {t('dashboard.address.delete')}
        </Button>
      </div>
    </section>
  );
}

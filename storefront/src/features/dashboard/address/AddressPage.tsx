import { useGetUserQuery, type User } from '@balsam/shared-api';
import { Button, EmptyState, QueryState, plusLgIcon } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressForm } from './AddressForm.tsx';
import { shippingAddressOf } from './address-schema.ts';
import { AddressView } from './AddressView.tsx';

/** The customer's shipping address, with editing. */
export function AddressPage() {
  const { t } = useTranslation('storefront');
  const user = useGetUserQuery();
  return (
    <>
      <h1>{t('dashboard.address.title')}</h1>
      <QueryState query={user}>{(customer) => <ShippingAddress user={customer} />}</QueryState>
    </>
  );
}

function ShippingAddress({ user }: { user: User }) {
  const { t } = useTranslation('storefront');
  const [mode, setMode] = useState<'first look' | 'editing' | 'edited'>('first look');
  const address = shippingAddressOf(user);
  const edit = () => setMode('editing');

  if (mode === 'editing') return <AddressForm user={user} onDone={() => setMode('edited')} />;
  if (!address) {
    return (
      <section className="panel">
        <EmptyState
          title={t('dashboard.address.none')}
          text={t('dashboard.address.noneText')}
          action={
            <Button icon={plusLgIcon} onClick={edit}>
              {t('dashboard.address.add')}
            </Button>
          }
        />
      </section>
    );
  }
  // After editing, the focus returns to the edit button.
  return <AddressView user={user} address={address} onEdit={edit} takesFocus={mode === 'edited'} />;
}

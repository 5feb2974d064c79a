import { useGetUserQuery, type BookAddress, type User } from '@balsam/shared-api';
import { Button, ConfirmDelete, EmptyState, keepShown, QueryState, plusLgIcon } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressName } from '../../../entities/addresses/address-name.ts';
import { useDeleteAddressMutation, useListAddressesQuery } from '../../../entities/addresses/addresses-api.ts';
import { AddressCard } from './AddressCard.tsx';
import { AddressForm } from './AddressForm.tsx';

/** The customer's address book, with editing. */
export function AddressPage() {
  const { t } = useTranslation('storefront');
  const user = useGetUserQuery();
  const addresses = useListAddressesQuery();
  return (
    <>
      <h1>{t('dashboard.address.title')}</h1>
      <QueryState query={user}>
        {(customer) => (
          <QueryState query={keepShown(addresses)}>
            {(list) => <AddressBook user={customer} addresses={list} />}
          </QueryState>
        )}
      </QueryState>
    </>
  );
}

/** Address in the form: an id, or `new`. `closed` remembers the one whose form was closed, which takes the focus. */
type Editing = { open: number | 'new' | null; closed: number | 'new' | null };

function AddressBook({ user, addresses }: { user: User; addresses: readonly BookAddress[] }) {
  const { t } = useTranslation('storefront');
  const [{ open, closed }, setEditing] = useState<Editing>({ open: null, closed: null });
  const [doomed, setDoomed] = useState<BookAddress | null>(null);
  const [remove] = useDeleteAddressMutation();
  const edit = (id: number | 'new') => setEditing({ open: id, closed: null });

  if (open !== null) {
    return (
      <AddressForm
        key={open}
        user={user}
        address={addresses.find(({ id }) => id === open)}
        isFirst={addresses.length === 0}
        onDone={() => setEditing({ open: null, closed: open })}
      />
    );
  }
  const add = (
    <Button icon={plusLgIcon} onClick={() => edit('new')} autoFocus={closed === 'new'}>
      {t('dashboard.address.add')}
    </Button>
  );
  if (addresses.length === 0) {
    return (
      <section className="panel">
        <EmptyState title={t('dashboard.address.none')} text={t('dashboard.address.noneText')} action={add} />
      </section>
    );
  }
  return (
    <div className="stack">
      <div>{add}</div>
      <div className="sf-addresses">
        {addresses.map((address) => (
          <AddressCard
            key={address.id}
            user={user}
            address={address}
            onEdit={() => edit(address.id)}
            onDelete={() => setDoomed(address)}
            takesFocus={closed === address.id}
          />
        ))}
      </div>
      {doomed && (
        <ConfirmDelete
          title={t('dashboard.address.deleteTitle')}
          text={t('dashboard.address.deleteText', { name: addressName(doomed) })}
          onDelete={() => remove(doomed.id).unwrap()}
          failed={t('dashboard.address.deleteFailed')}
          onHide={() => setDoomed(null)}
        />
      )}
    </div>
  );
}

import type { BookAddress } from '@balsam/shared-api';
import { Button, commaOf, QueryState, useLang, useSend, type QueryResult } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { Fragment, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addressName } from '../../entities/addresses/address-name.ts';
import { AddressFields } from '../../entities/addresses/AddressFields.tsx';
import { useDeliverToMutation } from '../../entities/cart/cart-api.ts';
import { lacksNationalAddress } from '../../entities/location/national-address.ts';
import { href } from '../../entities/page/paths.ts';
import type { CheckoutValues } from './checkout-schema.ts';

interface DeliveryAddressProps {
  addresses: QueryResult<BookAddress[]>;
  /** Stored address that the cart goes to; null: the billing address. */
  shippingAddressId: number | null;
  /** Called with the country of the form of another address; '' for a stored address. */
  onCountry: (country: string) => void;
  onAskNationalAddress: () => void;
  /** Called with true while the server changes the address, and with false afterwards. */
  onMoving: (isMoving: boolean) => void;
  /** Notes about the chosen address. */
  children?: ReactNode;
}

/** Choice of the delivery address: one of the book, the billing address, or another one for this order alone. */
export function DeliveryAddress({ addresses, ...props }: DeliveryAddressProps) {
  const { t } = useTranslation('storefront');
  return (
    <section className="panel" aria-labelledby="parcel-destination">
      <h2 className="panel-title" id="parcel-destination">
        {t('checkout.destination.title')}
      </h2>
      <QueryState query={addresses}>{(list) => <Choices addresses={list} {...props} />}</QueryState>
    </section>
  );
}

interface ChoicesProps extends Omit<DeliveryAddressProps, 'addresses'> {
  addresses: readonly BookAddress[];
}

function Choices({ addresses, shippingAddressId, onCountry, onAskNationalAddress, onMoving, children }: ChoicesProps) {
  const { t } = useTranslation('storefront');
  const { values, setFieldValue } = useFormikContext<CheckoutValues>();
  const [deliverTo, { isLoading, originalArgs }] = useDeliverToMutation();
  const send = useSend({ failed: t('checkout.destination.failed'), done: null });
  const stored = isLoading ? (originalArgs ?? null) : shippingAddressId;
  const chosen = addresses.find(({ id }) => id === stored);
  const isElsewhere = values.elsewhere;
  const hasDefault = addresses.some((address) => address.is_default_shipping);

  const goElsewhere = (isOn: boolean) => {
    void setFieldValue('elsewhere', isOn);
    onCountry(isOn ? values.shipping.country : '');
  };
  const move = async (id: number | null) => {
    onMoving(true);
    await send(() => deliverTo(id).unwrap());
    onMoving(false);
  };
  const choose = (id: number | null) => {
    if (isElsewhere) goElsewhere(false);
    if (id !== shippingAddressId) void move(id);
  };

  return (
    <div className="stack">
      <fieldset className="choices" role="radiogroup" aria-busy={isLoading}>
        <legend className="form-label">{t('checkout.destination.choose')}</legend>
        {!hasDefault && (
          <Option
            label={t('checkout.destination.billing')}
            checked={!isElsewhere && stored === null}
            onChoose={() => choose(null)}
          />
        )}
        {addresses.map((address) => (
          <Option
            key={address.id}
            label={<bdi>{addressName(address)}</bdi>}
            hint={<Summary address={address} />}
            checked={!isElsewhere && stored === address.id}
            onChoose={() => choose(address.id)}
          />
        ))}
        <Option
          label={t('checkout.destination.elsewhere')}
          hint={t('checkout.destination.elsewhereHint')}
          checked={isElsewhere}
          onChoose={() => goElsewhere(true)}
        />
      </fieldset>
      {isElsewhere && (
        <div className="field-grid">
          <AddressFields prefix="shipping." needsRecipient onCountryChange={onCountry} />
        </div>
      )}
      {!isElsewhere && chosen && lacksNationalAddress(chosen) && (
        <div className="alert alert-warning mb-0">
          <p>{t('checkout.destination.nationalText', { name: addressName(chosen) })}</p>
          <Button size="sm" onClick={onAskNationalAddress}>
            {t('checkout.destination.nationalAdd')}
          </Button>
        </div>
      )}
      {children}
      <Link to={href('address')}>{t('checkout.destination.manage')}</Link>
    </div>
  );
}

interface OptionProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChoose: () => void;
}

function Option({ label, hint, checked, onChoose }: OptionProps) {
  const id = useId();
  return (
    <div className="form-check choice">
      <input
        type="radio"
        className="form-check-input"
        name="destination"
        id={id}
        checked={checked}
        onChange={onChoose}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      />
      <label className="form-check-label" htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="form-text">
          {hint}
        </p>
      )}
    </div>
  );
}

function Summary({ address }: { address: BookAddress }) {
  const lang = useLang();
  const { recipient, company_name, address_1, address_2, city, state, country, postal_code, national_address } =
    address;
  const place = [city?.name, state?.name, postal_code, country?.name];
  const parts = [recipient, company_name, address_1, address_2, national_address, ...place];
  return parts.filter(Boolean).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && commaOf(lang)}
      <span dir="auto">{part}</span>
    </Fragment>
  ));
}

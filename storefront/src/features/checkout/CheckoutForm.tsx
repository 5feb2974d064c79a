import { useListCountriesQuery, type User } from '@balsam/shared-api';
import { CheckboxField, Form, QueryState, SubmitButton } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AgeConfirmation } from './AgeConfirmation.tsx';
import { AddressObjection } from './AddressObjection.tsx';
import { BillingFields } from './BillingFields.tsx';
import { usePrepareCheckoutQuery } from './checkout-api.ts';
import { checkoutSchema, checkoutValues, mergeDirtyValues } from './checkout-schema.ts';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { CouponEmail } from './CouponEmail.tsx';
import { DeliveryAddress } from './DeliveryAddress.tsx';
import { DestinationNews } from './DestinationNews.tsx';
import { EmailCodeStep } from './EmailCodeStep.tsx';
import { NationalAddressModal } from './NationalAddressModal.tsx';
import { SaveDraft } from './SaveDraft.tsx';
import { PaymentInProgress, readOpenPayment } from './PaymentInProgress.tsx';
import { PaymentMethod } from './PaymentMethod.tsx';
import { PlaceOrderRefusal } from './PlaceOrderRefusal.tsx';
import { ShortageList } from './ShortageList.tsx';
import { readShortages } from './shortages.ts';
import { useDestination } from './use-destination.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { useTypedBefore } from './use-typed-before.ts';

interface CheckoutFormProps {
  /** Undefined for a guest. */
  user?: User;
  /** Changes with the cart. */
  cartVersion: string;
  /** Stored address that the cart goes to; null: the billing address. */
  shippingAddressId: number | null;
  /** Called when an order is sent (true) and when it is refused (false). */
  onAttempt: (isUnderWay: boolean) => void;
}

/** Checkout of a customer or guest with items in the cart. The input is preserved whatever the server responds. */
export function CheckoutForm({ user, cartVersion, shippingAddressId, onAttempt }: CheckoutFormProps) {
  const { t } = useTranslation('storefront');
  const profile = checkoutValues(user);
  const initialValues = mergeDirtyValues(profile, useTypedBefore(user?.id ?? null));
  const destination = useDestination(
    {
      billing: initialValues.billing.country,
      shipping: initialValues.elsewhere ? initialValues.shipping.country : '',
    },
    shippingAddressId,
    user === undefined,
  );
  const { entered: chosen, choose, addresses, stored, lacksNational } = destination;
  const [shownFirst] = useState(`${shippingAddressId}`);
  const [asksNational, askNational] = useState(false);
  const isElsewhere = chosen.billing !== '' && chosen.billing !== profile.billing.country;
  const request = {
    ...{ cartVersion, turn: chosen.turn },
    ...(isElsewhere && { country: Number(chosen.billing) }),
    ...(chosen.shipping !== '' && { shippingCountry: Number(chosen.shipping) }),
    ...(chosen.email !== '' && { email: chosen.email }),
  };
  // The server stores one draft, that of the latest request.
  const checkout = usePrepareCheckoutQuery(request, { refetchOnMountOrArgChange: true });
  const displayedCheckout = checkout.isSuccess ? checkout.data : undefined;
  const { submit, attempt, address } = usePlaceOrder({
    checkout: displayedCheckout,
    user,
    stored,
    askNational: lacksNational ? () => askNational(true) : undefined,
    onAttempt,
  });
  const { data: countries } = useListCountriesQuery();
  const [isMoving, setMoving] = useState(false);
  const unavailable = readShortages(checkout.error);
  const openPayment = readOpenPayment(checkout.error);
  const hasMoved = chosen.turn > 0 || shownFirst !== `${shippingAddressId}`;

  return (
    <>
      <Form
        initialValues={initialValues}
        validationSchema={checkoutSchema(countries)}
        onSubmit={submit}
        t={t}
        errorSummary
      >
        <SaveDraft owner={user?.id ?? null} />
        {!user && displayedCheckout?.coupon && <CouponEmail onEmail={(email) => choose({ email })} />}
        <div className="split">
          <div className="stack stack-top">
            <BillingFields onCountryChange={(billing) => choose({ billing })} presumesCountry isGuest={!user}>
              {user && <CheckboxField name="remember" label={t('checkout.remember')} className="field-wide" />}
            </BillingFields>
            {user && (
              <DeliveryAddress
                addresses={addresses}
                shippingAddressId={shippingAddressId}
                onCountry={(shipping) => choose({ shipping })}
                onAskNationalAddress={() => askNational(true)}
                onMoving={setMoving}
              >
                <AddressObjection isStored={stored !== undefined} {...address} />
              </DeliveryAddress>
            )}
          </div>
          <section className="panel stack sticky-summary" aria-labelledby="checkout-summary">
            <h2 className="panel-title mb-0" id="checkout-summary">
              {t('checkout.summary')}
            </h2>
            {openPayment === null ? (
              <QueryState query={checkout}>
                {(data) => <CheckoutSummary checkout={data} busy={checkout.isFetching} />}
              </QueryState>
            ) : (
              <PaymentInProgress orderNo={openPayment} />
            )}
            <DestinationNews checkout={hasMoved && !checkout.isFetching ? (displayedCheckout ?? null) : null} />
            <PaymentMethod checkout={displayedCheckout ?? null} />
            {unavailable.length > 0 ? (
              <ShortageList shortages={unavailable} />
            ) : (
              <PlaceOrderRefusal attempt={attempt} after={displayedCheckout} />
            )}
            <AgeConfirmation checkout={displayedCheckout} />
            {!user && <EmailCodeStep failure={attempt?.failure} />}
            <SubmitButton className="w-100" disabled={!displayedCheckout || checkout.isFetching || isMoving}>
              {t('checkout.placeOrder')}
            </SubmitButton>
          </section>
        </div>
      </Form>
      {asksNational && stored && <NationalAddressModal address={stored} onHide={() => askNational(false)} />}
    </>
  );
}

import { useListCountriesQuery, type User } from '@balsam/shared-api';
import { CheckboxField, Form, QueryState, SubmitButton } from '@balsam/shared-ui';
import { useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressObjection } from './AddressObjection.tsx';
import { BillingFields } from './BillingFields.tsx';
import { usePrepareCheckoutQuery } from './checkout-api.ts';
import { checkoutSchema, checkoutValues, mergeDirtyValues } from './checkout-schema.ts';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { SaveDraft } from './SaveDraft.tsx';
import { ParcelDestination } from './ParcelDestination.tsx';
import { PaymentInProgress, readOpenPayment } from './PaymentInProgress.tsx';
import { PaymentMethod } from './PaymentMethod.tsx';
import { PlaceOrderRefusal } from './PlaceOrderRefusal.tsx';
import { ShortageList } from './ShortageList.tsx';
import { readShortages } from './shortages.ts';
import { storedDestination } from './use-address-check.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { useTypedBefore } from './use-typed-before.ts';

interface CheckoutFormProps {
  user: User;
  /** Changes with the cart. */
  cartVersion: string;
  /** Called when an order is sent (true) and when it is refused (false). */
  onAttempt: (isUnderWay: boolean) => void;
}

/** The chosen country and the number of changes so far. */
const chosen = (before: { country: string; turn: number }, country: string) =>
  country === before.country ? before : { country, turn: before.turn + 1 };

/** Checkout of a customer with items in the cart. The input is preserved whatever the server responds. */
export function CheckoutForm({ user, cartVersion, onAttempt }: CheckoutFormProps) {
  const { t } = useTranslation('storefront');
  const profile = checkoutValues(user);
  const initialValues = mergeDirtyValues(profile, useTypedBefore(user.id));
  const [{ country, turn }, choose] = useReducer(chosen, { country: initialValues.billing.country, turn: 0 });
  const isElsewhere = country !== '' && country !== profile.billing.country;
  const request = { cartVersion, turn, ...(isElsewhere && { country: Number(country) }) };
  // The server stores one draft, that of the latest request.
  const checkout = usePrepareCheckoutQuery(request, { refetchOnMountOrArgChange: true });
  const destination = storedDestination(user);
  const displayedCheckout = checkout.isSuccess ? checkout.data : undefined;
  const { submit, attempt, address } = usePlaceOrder({ checkout: displayedCheckout, user, onAttempt });
  const { data: countries } = useListCountriesQuery();
  const objection = <AddressObjection isStored={destination !== undefined} {...address} />;
  const unavailable = readShortages(checkout.error);
  const openPayment = readOpenPayment(checkout.error);

  return (
    <Form
      initialValues={initialValues}
      validationSchema={checkoutSchema(countries)}
      onSubmit={submit}
      t={t}
      errorSummary
    >
      <SaveDraft owner={user.id} />
      <div className="split">
        <div className="stack stack-top">
          <BillingFields onCountryChange={choose} presumesCountry>
            <CheckboxField name="remember" label={t('checkout.remember')} className="field-wide" />
          </BillingFields>
          {destination && <ParcelDestination address={destination}>{objection}</ParcelDestination>}
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
          <PaymentMethod checkout={displayedCheckout ?? null} />
          {unavailable.length > 0 ? (
            <ShortageList shortages={unavailable} />
          ) : (
            <PlaceOrderRefusal attempt={attempt} after={displayedCheckout} />
          )}
          {!destination && objection}
          <SubmitButton className="w-100" disabled={!displayedCheckout || checkout.isFetching}>
            {t('checkout.placeOrder')}
          </SubmitButton>
        </section>
      </div>
    </Form>
  );
}

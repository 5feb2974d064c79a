import type { User } from '@balsam/shared-api';
import { Form, QueryState, SubmitButton } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BillingFields } from './BillingFields.tsx';
import { usePrepareCheckoutQuery } from './checkoutApi.ts';
import { checkoutSchema, checkoutValues } from './checkoutSchema.ts';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { PaymentMethod } from './PaymentMethod.tsx';
import { PlaceOrderRefusal } from './PlaceOrderRefusal.tsx';
import { ShortageList } from './ShortageList.tsx';
import { readShortages } from './shortages.ts';
import { usePlaceOrder } from './usePlaceOrder.ts';

interface CheckoutFormProps {
  user: User;
  /** Changes with the cart. */
  cartVersion: string;
}

/** The checkout of a customer with something in the cart. What was typed stays, whatever the server answers. */
export function CheckoutForm({ user, cartVersion }: CheckoutFormProps) {
  const { t } = useTranslation('storefront');
  const initialValues = checkoutValues(user);
  const known = initialValues.billing.country;
  const [country, setCountry] = useState(known);
  const isElsewhere = country !== '' && country !== known;
  const checkout = usePrepareCheckoutQuery({ cartVersion, ...(isElsewhere && { country: Number(country) }) });
  const orderNo = checkout.isSuccess ? checkout.data.orders[0]?.order_no : undefined;
  const { submit, error } = usePlaceOrder(orderNo);
  const unavailable = readShortages(checkout.error);

  return (
    <Form initialValues={initialValues} validationSchema={checkoutSchema} onSubmit={submit} t={t} errorSummary>
      <div className="split">
        <BillingFields onCountryChange={setCountry} />
        <section className="panel stack sticky-summary" aria-labelledby="checkout-summary">
          <h2 className="panel-title" id="checkout-summary">
            {t('checkout.summary')}
          </h2>
          <QueryState query={checkout}>
            {(data) => <CheckoutSummary checkout={data} busy={checkout.isFetching} />}
          </QueryState>
          <PaymentMethod />
          {unavailable.length > 0 ? <ShortageList shortages={unavailable} /> : <PlaceOrderRefusal error={error} />}
          <SubmitButton className="w-100" disabled={!orderNo || checkout.isFetching}>
            {t('checkout.placeOrder')}
          </SubmitButton>
        </section>
      </div>
    </Form>
  );
}

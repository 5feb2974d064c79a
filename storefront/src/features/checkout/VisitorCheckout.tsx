import { ButtonLink, Form } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { BillingFields } from './BillingFields.tsx';
import { checkoutValues, mergeDirtyValues } from './checkout-schema.ts';
import { ReturningCustomer } from './ReturningCustomer.tsx';
import { SaveDraft } from './SaveDraft.tsx';
import { PaymentMethod } from './PaymentMethod.tsx';
import { useTypedBefore } from './use-typed-before.ts';
import { href } from '../../entities/page/paths.ts';

const BACK_HERE = { from: href('checkout') };

/**
 * Checkout for visitors. Only customers can order, so every action leads through the login, which preserves the input.
 */
export function VisitorCheckout() {
  const { t } = useTranslation('storefront');
  const initialValues = mergeDirtyValues(checkoutValues(), useTypedBefore(null));
  return (
    <>
      <p className="alert alert-primary">
        <ReturningCustomer />
      </p>
      <Form initialValues={initialValues} onSubmit={() => undefined} t={t} className="split">
        <SaveDraft owner={null} />
        <BillingFields />
        <section className="panel stack sticky-summary" aria-labelledby="checkout-summary">
          <h2 className="panel-title" id="checkout-summary">
            {t('checkout.summary')}
          </h2>
          <p>{t('checkout.emptySummary')}</p>
          <PaymentMethod checkout={null} />
          <ButtonLink to={href('login')} state={BACK_HERE} className="w-100">
            {t('checkout.logInToOrder')}
          </ButtonLink>
        </section>
      </Form>
    </>
  );
}

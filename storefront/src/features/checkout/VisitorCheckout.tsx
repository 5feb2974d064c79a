import { ButtonLink, Form } from '@balsam/shared-ui';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BillingFields } from './BillingFields.tsx';
import { checkoutValues, mergeDirtyValues } from './checkout-schema.ts';
import { KeepDraft } from './KeepDraft.tsx';
import { PaymentMethod } from './PaymentMethod.tsx';
import { useTypedBefore } from './use-typed-before.ts';
import { href } from '../../entities/page/paths.ts';

const BACK_HERE = { from: href('checkout') };

/** The checkout as a visitor sees it: orders are placed by customers, so every way on leads through the sign-in, and what was typed goes along. */
export function VisitorCheckout() {
  const { t } = useTranslation('storefront');
  const initialValues = mergeDirtyValues(checkoutValues(), useTypedBefore(null));
  return (
    <>
      <p className="alert alert-primary">
        <Trans
          t={t}
          i18nKey="checkout.returningCustomer"
          components={{ signIn: <Link to={href('login')} state={BACK_HERE} /> }}
        />
      </p>
      <Form initialValues={initialValues} onSubmit={() => undefined} t={t} className="split">
        <KeepDraft owner={null} />
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

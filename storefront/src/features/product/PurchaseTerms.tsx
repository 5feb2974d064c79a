import type { ProductDetail, Variant } from '@balsam/shared-api';
import { creditCardIcon, Icon, SaleRulesNote } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { ExpiryNote } from '../../entities/expiry/ExpiryNote.tsx';
import { AcceptedPayments } from '../../entities/payment/AcceptedPayments.tsx';
import { ReturnTermsNote } from '../../entities/return-terms/ReturnTermsNote.tsx';
import { ShippingNote } from './ShippingNote.tsx';
import { VendorNote } from './VendorNote.tsx';

interface PurchaseTermsProps {
  product: ProductDetail;
  /** The chosen size or colour, if any. */
  variant: Variant | undefined;
  /** If false, no delivery date is shown. */
  canOrder: boolean;
}

/** Delivery, payment, returns and the seller, next to the purchase button. */
export function PurchaseTerms({ product, variant, canOrder }: PurchaseTermsProps) {
  const { t } = useTranslation('storefront');
  const {
    vendor,
    shipping,
    currency,
    payment_methods: methods,
    returns,
    vendor_card,
    marked_down: isReduced,
  } = product;
  const expiry = variant ? variant.expires_from : product.expires_from;
  return (
    <section className="sf-terms" aria-label={t('product.terms')}>
      <ul className="sf-notes">
        <ShippingNote
          vendorId={vendor.id}
          general={shipping}
          currency={currency}
          canOrder={canOrder}
          isCold={product.sale_rules?.cold ?? false}
        />
        {methods.length > 0 && (
          <li>
            <Icon icon={creditCardIcon} />
            <div className="sf-terms-payment">
              <span>{methods.map((method) => t(`product.payment.${method}`)).join(' · ')}</span>
              {methods.includes('card') && <AcceptedPayments />}
            </div>
          </li>
        )}
        {canOrder && (expiry !== null || isReduced) && (
          <li>
            <ExpiryNote day={expiry} isReduced={isReduced} />
          </li>
        )}
        {product.sale_rules && (
          <li>
            <SaleRulesNote rules={product.sale_rules} />
          </li>
        )}
        <li>
          <ReturnTermsNote terms={returns} />
        </li>
      </ul>
      <VendorNote vendor={vendor_card} />
    </section>
  );
}

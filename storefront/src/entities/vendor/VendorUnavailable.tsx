import type { ProductDetail } from '@balsam/shared-api';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface VendorUnavailableProps extends Pick<ProductDetail, 'delivers' | 'payment_methods'> {
  /** Id for aria-describedby. */
  id?: string;
  vendor: string;
  /** Suggested action for the customer. */
  remedy?: ReactNode;
}

/** Explains why a seller's products cannot be ordered; renders nothing if they can. */
export function VendorUnavailable({ id, delivers, payment_methods: methods, vendor, remedy }: VendorUnavailableProps) {
  const { t } = useTranslation('storefront');
  if (delivers && methods.length > 0) return null;
  return (
    <div id={id} className="alert alert-warning mb-0" role="note">
      {!delivers && <p className="mb-0">{t('vendor.notDelivered', { vendor })}</p>}
      {methods.length === 0 && <p className="mb-0">{t('vendor.notPayable', { vendor })}</p>}
      {remedy}
    </div>
  );
}

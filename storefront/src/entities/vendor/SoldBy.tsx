import { Trans, useTranslation } from 'react-i18next';
import { VendorLink } from './VendorLink.tsx';

interface SoldByProps {
  vendor: { id: number; company_name: string };
  className?: string;
}

/** "Sold by" line with a link to the seller. */
export function SoldBy({ vendor, className }: SoldByProps) {
  const { t } = useTranslation('storefront');
  return (
    <p className={className}>
      <Trans t={t} i18nKey="vendor.soldBy" components={{ seller: <VendorLink vendor={vendor} /> }} />
    </p>
  );
}

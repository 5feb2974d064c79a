import type { VendorCard } from '@balsam/shared-api';
import { Bdi, Icon, shopIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { VendorLicence } from '../../entities/vendor/VendorLicence.tsx';
import { VendorLink } from '../../entities/vendor/VendorLink.tsx';
import { href } from '../../entities/page/paths.ts';

/** Seller with the legally required registration and VAT numbers. */
export function VendorNote({ vendor }: { vendor: VendorCard }) {
  const { t } = useTranslation('storefront');
  return (
    <section className="sf-vendor" aria-label={t('product.vendor.title')}>
      {vendor.logo ? <img src={vendor.logo} alt="" width="48" height="48" /> : <Icon icon={shopIcon} />}
      <div>
        <p className="sf-vendor-label">{t('product.vendor.title')}</p>
        <p className="sf-vendor-name">
          <VendorLink vendor={vendor} />
        </p>
        {vendor.cr_number && (
          <p className="sf-vendor-label">
            {t('product.vendor.crNumber')} <Bdi>{vendor.cr_number}</Bdi>
          </p>
        )}
        {vendor.vat_number && (
          <p className="sf-vendor-label">
            {t('product.vendor.vatNumber')} <Bdi>{vendor.vat_number}</Bdi>
          </p>
        )}
        {vendor.licences.map((licence) => (
          <p key={licence.number} className="sf-vendor-label">
            <VendorLicence licence={licence} />
          </p>
        ))}
        <Link to={href('shop', { vendor: vendor.id })}>{t('product.vendor.all')}</Link>
      </div>
    </section>
  );
}

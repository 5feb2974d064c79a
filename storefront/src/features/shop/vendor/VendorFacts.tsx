import type { VendorDetail } from '@balsam/shared-api';
import { Bdi, dayOf, formatDayPart, Icon, Stars, useLang, shopIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { VendorLicence } from '../../../entities/vendor/VendorLicence.tsx';

const DAY_H = 24;

/** Logo, name, rating, joining date and legally required numbers of a seller. */
export function VendorFacts({ vendor }: { vendor: VendorDetail }) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const {
    company_name,
    logo,
    rating,
    total_reviews,
    product_count,
    member_since,
    answers_within_hours: hours,
  } = vendor;
  const { cr_number, vat_number, licences } = vendor;
  return (
    <div className="sf-seller">
      <span className="sf-seller-logo">
        {logo ? <img src={logo} alt="" width="96" height="96" /> : <Icon icon={shopIcon} />}
      </span>
      <div>
        <h1>
          <bdi>{company_name}</bdi>
        </h1>
        <ul className="sf-seller-facts">
          <li>
            {rating > 0 ? (
              <Stars value={rating} count={total_reviews} />
            ) : (
              t('vendor.reviews', { count: total_reviews })
            )}
          </li>
          <li>{t('vendor.productCount', { count: product_count })}</li>
          <li>{t('vendor.since', { date: formatDayPart(dayOf(new Date(member_since)), 'monthOfYear', lang) })}</li>
          {hours !== null && (
            <li>
              {hours <= DAY_H
                ? t('vendor.answersInHours', { count: hours })
                : t('vendor.answersInDays', { count: Math.ceil(hours / DAY_H) })}
            </li>
          )}
          {cr_number && (
            <li>
              {t('product.vendor.crNumber')} <Bdi>{cr_number}</Bdi>
            </li>
          )}
          {vat_number && (
            <li>
              {t('product.vendor.vatNumber')} <Bdi>{vat_number}</Bdi>
            </li>
          )}
          {licences.map((licence) => (
            <li key={licence.number}>
              <VendorLicence licence={licence} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

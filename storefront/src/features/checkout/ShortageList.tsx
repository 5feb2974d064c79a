import { useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { nameOf } from '../../entities/catalog/name-of.ts';
import type { Shortage } from './shortages.ts';
import { href } from '../../entities/page/paths.ts';

/** Remaining stock of the items that block an order, with a link to the cart. */
export function ShortageList({ shortages }: { shortages: readonly Shortage[] }) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  return (
    <div className="form-error d-block mb-0" role="alert">
      <p>{t('checkout.outOfStock')}</p>
      <ul>
        {shortages.map((shortage, index) => {
          const words = { name: nameOf(shortage, lang), count: shortage.available_stock };
          const key = words.count > 0 ? 'checkout.left' : 'checkout.soldOut';
          return <li key={index}>{t(shortage.isUnlicensed ? 'checkout.lacksLicence' : key, words)}</li>;
        })}
      </ul>
      <Link to={href('cart')}>{t('checkout.toCart')}</Link>
    </div>
  );
}

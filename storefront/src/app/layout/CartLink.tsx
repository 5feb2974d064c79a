import { selectCurrency, useAppSelector } from '@balsam/shared-api';
import { Icon, Money, formatMoney, useLang, useMounted, cart3Icon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListCartsQuery } from '../../entities/cart/cart-api.ts';
import { useCart } from '../../entities/cart/use-cart.ts';
import { href } from '../../entities/page/paths.ts';

/** Link to the cart with its item count. Refetches the cart whenever the header is mounted. */
export function CartLink() {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const chosenCurrency = useAppSelector(selectCurrency);
  const isMounted = useMounted();
  const { hasCart, itemCount, total } = useCart();
  useListCartsQuery(undefined, { skip: !hasCart, refetchOnMountOrArgChange: true });
  // Server-rendered pages do not know whose cart it is.
  const count = isMounted ? itemCount : 0;
  const { amount, currency } = (isMounted && total) || { amount: 0, currency: chosenCurrency };
  return (
    <Link
      className="sf-header-link sf-cart-link"
      to={href('cart')}
      aria-label={t('layout.cart', { count, total: formatMoney(amount, currency, lang) })}
    >
      <span className="sf-cart-icon">
        <Icon icon={cart3Icon} />
        <span className="sf-cart-count" aria-hidden="true">
          {count}
        </span>
      </span>
      <Money className="sf-header-link-text" amount={amount} currency={currency} />
    </Link>
  );
}

import { Picture, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../entities/catalog/name-of.ts';
import { useGetProductQuery } from '../../entities/catalog/catalog-api.ts';
import type { Intent } from './sign-in-intent.ts';
import './waiting-product.css';

/** Product of the visitor's interrupted action, as the reason for the login. */
export function PendingProduct({ intent: { addToCart, addToWishlist } }: { intent: Intent }) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const id = addToCart?.product_id ?? addToWishlist;
  const { data: product } = useGetProductQuery(String(id), { skip: id === undefined });
  if (id === undefined) return null;
  const name = product ? nameOf(product, lang) : t('auth.intent.product');
  return (
    <div className="sf-waiting">
      <Picture picture={product?.picture ?? null} alt="" sizes="64px" />
      <p>{t(addToCart ? 'auth.intent.cart.waits' : 'auth.intent.wish.waits', { name })}</p>
    </div>
  );
}

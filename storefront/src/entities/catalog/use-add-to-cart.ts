import { selectIsSignedIn, useAppSelector } from '@balsam/shared-api';
import { useSend } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { NewCartLine } from '../cart/cart-api.ts';
import { useAddLine } from '../cart/use-add-line.ts';
import { useGuestCheckout } from '../guest/use-guest-checkout.ts';
import { href } from '../page/paths.ts';

/**
 * Adds a line to the cart and shows the result as a toast. Unless the shop is open to guests, a visitor logs in first;
 * the line is then added automatically.
 */
export function useAddToCart() {
  const { t } = useTranslation('storefront');
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isOpenToGuests = useGuestCheckout();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { add: addLine, isAdding } = useAddLine();

  const send = useSend({
    failed: t('catalog.addFailed'),
    done: t('catalog.added'),
    action: { label: t('catalog.viewCart'), onClick: () => void navigate(href('cart')), isElsewhere: true },
  });

  const add = async (line: NewCartLine) => {
    if (!isSignedIn && !isOpenToGuests) {
      await navigate(href('login'), { state: { from: pathname + search, addToCart: line } });
      return;
    }
    await send(() => addLine(line));
  };
  return { add, isAdding };
}

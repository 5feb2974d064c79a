import { selectIsSignedIn, useAppSelector } from '@balsam/shared-api';
import { useLocalStorage, writeStored } from '@balsam/shared-ui';
import { useEffect } from 'react';
import { forgetCity } from '../delivery-city/delivery-city.ts';
import { forgetCompared } from '../compare/use-compared.ts';
import { forgetViewed } from '../recently-viewed/use-recently-viewed.ts';

/**
 * Clears viewed and compared products, the city to deliver to and the list of a quick order when a customer's session
 * ends, in any way and also in another tab: the next person at this browser may be someone else. A visitor who logs in
 * retains theirs.
 */
export function useForgetHistory(): void {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [isOfCustomer, setIsOfCustomer] = useLocalStorage('history_of_customer');
  useEffect(() => {
    if (isSignedIn) return setIsOfCustomer('1');
    if (!isOfCustomer) return;
    forgetViewed();
    forgetCompared();
    forgetCity();
    writeStored('quick_order', '');
    setIsOfCustomer('');
  }, [isSignedIn, isOfCustomer, setIsOfCustomer]);
}

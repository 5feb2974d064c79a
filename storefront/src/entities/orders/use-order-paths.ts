import { useGuestOrderNo } from '../guest/use-guest.ts';
import { href } from '../page/paths.ts';

/** Addresses of orders and returns, in the account or without one. */
export function useOrderPaths() {
  const orderNo = useGuestOrderNo();
  if (orderNo === null)
    return {
      orders: href('orders'),
      returns: href('customerReturns'),
      returnItems: (id: number) => href('returnItems', { id }),
      return: (returnNo: string) => href('customerReturn', { returnNo }),
    };
  const order = href('guestOrder', { orderNo });
  return {
    orders: order,
    returns: order,
    returnItems: (id: number) => href('guestReturnItems', { orderNo, id }),
    return: (returnNo: string) => href('guestReturn', { orderNo, returnNo }),
  };
}

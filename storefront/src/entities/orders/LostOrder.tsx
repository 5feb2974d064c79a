import { Navigate } from 'react-router-dom';
import { useGetPlacedOrderQuery } from './placed-order-api.ts';
import { href } from '../page/paths.ts';
import { useSentOrder } from '../guest/use-guest.ts';

/** Leads from the empty cart of a guest to the order that emptied it, if its response was lost. */
export function LostOrder() {
  const orderNo = useSentOrder();
  const { data } = useGetPlacedOrderQuery(orderNo ?? '', { skip: orderNo === null, refetchOnMountOrArgChange: true });
  return orderNo !== null && data ? <Navigate to={href('confirmation', { orderNo })} replace /> : null;
}

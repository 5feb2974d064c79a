import { useParams } from 'react-router-dom';
import { isWholeOrder } from './order-number.ts';
import { OrdersPage } from './OrdersPage.tsx';
import { WholeOrderPage } from './WholeOrderPage.tsx';

/** The orders with one sub-order open over them, or the page of a whole order, depending on the number. */
export function OrdersRoute() {
  const { number } = useParams();
  return isWholeOrder(number) ? <WholeOrderPage number={number} /> : <OrdersPage />;
}

import { selectRole, useAppSelector } from '@balsam/shared-api';
import { useMounted } from '@balsam/shared-ui';
import { BuyAgain } from '../../entities/buy-again/BuyAgain.tsx';
import { useListBoughtQuery } from '../../entities/quick-order/quick-order-api.ts';

const REGULAR_ORDERS = 2;

/** Articles to buy again, for customers who have ordered at least twice. Rendered pages do not know who reads them. */
export function Restock() {
  const isMounted = useMounted();
  const isCustomer = useAppSelector(selectRole) === 'user';
  const { data } = useListBoughtQuery(undefined, { skip: !isMounted || !isCustomer });
  if (!isMounted || !isCustomer || !data || data.orders < REGULAR_ORDERS || data.articles.length === 0) return null;
  return (
    <div className="sf-row section">
      <BuyAgain articles={data.articles} />
    </div>
  );
}

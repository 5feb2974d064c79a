import { selectRole, useAppSelector } from '@balsam/shared-api';
import { useMounted } from '@balsam/shared-ui';
import { useEffect, useEffectEvent } from 'react';
import { useOnDemand } from '../../entities/catalog/use-on-demand.ts';
import { useListBoughtQuery } from '../../entities/quick-order/quick-order-api.ts';

const REGULAR_ORDERS = 2;

const loadBuyAgain = () =>
  import(/* webpackChunkName: "buy-again" */ '../../entities/buy-again/BuyAgain.tsx').then(({ BuyAgain }) => BuyAgain);

/** Articles to buy again, for customers who have ordered at least twice. Rendered pages do not know who reads them. */
export function Restock() {
  const isMounted = useMounted();
  const isCustomer = useAppSelector(selectRole) === 'user';
  const { data } = useListBoughtQuery(undefined, { skip: !isMounted || !isCustomer });
  const isRegular = isMounted && isCustomer && data !== undefined && data.orders >= REGULAR_ORDERS;
  const { Loaded: BuyAgain, fetchCode } = useOnDemand(loadBuyAgain);
  // Without its code, the page is as it is for everyone else.
  const prepare = useEffectEvent(() => void fetchCode().catch(() => undefined));
  useEffect(() => {
    if (isRegular) prepare();
  }, [isRegular]);
  if (!isRegular || !BuyAgain || data.articles.length === 0) return null;
  return (
    <div className="sf-row section">
      <BuyAgain articles={data.articles} />
    </div>
  );
}

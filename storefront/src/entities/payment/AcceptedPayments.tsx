import { PaymentMarks } from '@balsam/shared-ui';
import { useGetSiteQuery } from '../company/site-api.ts';

/**
 * Marks of the cards that can pay in the shopper's currency.
 * @param cash whether cash on delivery is possible, too
 */
export function AcceptedPayments({ cash = false }: { cash?: boolean }) {
  const { data: site } = useGetSiteQuery();
  return <PaymentMarks schemes={site?.card_schemes ?? []} cash={cash} />;
}

import type { ReturnableLines } from '@balsam/shared-api';
import { keepShown, NotFound, QueryState, useStepFocus } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useOrderPaths } from '../../../entities/orders/use-order-paths.ts';
import { ChooseLines } from './ChooseLines.tsx';
import { ReturnForm } from './ReturnForm.tsx';
import { useListReturnableQuery } from './returns-api.ts';
import { saveValues, NO_VALUES, type ChosenLine, type ReturnValues, type Units } from './return-values.ts';

/** Return of items from one order in three steps: items, reasons and refund destination. */
export function ReturnItemsPage() {
  const { t } = useTranslation('storefront');
  const paths = useOrderPaths();
  const id = Number(useParams().id);
  const query = useListReturnableQuery(id);
  return (
    <>
      <Link to={paths.orders}>{t('returns.toOrders')}</Link>
      <h1>{t('returns.ask')}</h1>
      <QueryState query={keepShown(query)}>
        {(returnable) =>
          returnable ? <Steps key={id} orderId={id} {...returnable} /> : <NotFound homeHref={paths.orders} />
        }
      </QueryState>
    </>
  );
}

function Steps({ orderId, lines, refund_to: refundTo }: ReturnableLines & { orderId: number }) {
  const [units, setUnits] = useState<Units>({});
  const [chosen, setChosen] = useState<ChosenLine[] | null>(null);
  const [said, setSaid] = useState(NO_VALUES);
  const { heading } = useStepFocus(chosen === null ? 'which' : 'why');
  if (chosen === null) {
    const choice = { lines, units, onUnits: setUnits, onChosen: setChosen };
    return <ChooseLines {...choice} headingRef={heading} />;
  }
  const goBack = (values: ReturnValues) => {
    setSaid(saveValues(chosen, values, said));
    setChosen(null);
  };
  const asked = { orderId, chosen, refundTo, said, onBack: goBack };
  return <ReturnForm {...asked} headingRef={heading} />;
}

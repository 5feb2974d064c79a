import type { ReturnableLines } from '@balsam/shared-api';
import { NotFound, QueryState } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { href } from '../../../entities/page/paths.ts';
import { ChooseLines } from './ChooseLines.tsx';
import { ReturnForm } from './ReturnForm.tsx';
import { useListReturnableQuery } from './returns-api.ts';
import { keepSaid, NOTHING_SAID, type ChosenLine, type ReturnValues, type Units } from './return-values.ts';

/** Sends goods of one order back in three steps: which, why, and where the money goes. */
export function ReturnItemsPage() {
  const { t } = useTranslation('storefront');
  const id = Number(useParams().id);
  const query = useListReturnableQuery(id);
  return (
    <>
      <Link to={href('orders')}>{t('returns.toOrders')}</Link>
      <h1>{t('returns.ask')}</h1>
      <QueryState query={query}>
        {(returnable) =>
          returnable ? <Steps key={id} orderId={id} {...returnable} /> : <NotFound homeHref={href('orders')} />
        }
      </QueryState>
    </>
  );
}

function Steps({ orderId, lines, refund_to: refundTo }: ReturnableLines & { orderId: number }) {
  const [units, setUnits] = useState<Units>({});
  const [chosen, setChosen] = useState<ChosenLine[] | null>(null);
  const [said, setSaid] = useState(NOTHING_SAID);
  if (chosen === null) return <ChooseLines lines={lines} units={units} onUnits={setUnits} onChosen={setChosen} />;
  const goBack = (values: ReturnValues) => {
    setSaid(keepSaid(chosen, values, said));
    setChosen(null);
  };
  return <ReturnForm orderId={orderId} chosen={chosen} refundTo={refundTo} said={said} onBack={goBack} />;
}

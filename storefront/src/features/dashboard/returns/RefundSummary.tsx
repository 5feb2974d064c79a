import { skipToken } from '@reduxjs/toolkit/query';
import { Money } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { usePreviewReturnQuery } from './returns-api.ts';
import type { ChosenLine, ReturnValues } from './return-values.ts';

/** Expected refund if everything is accepted, and who pays the way back, once each line has a reason. */
export function RefundSummary({ orderId, chosen }: { orderId: number; chosen: readonly ChosenLine[] }) {
  const { t } = useTranslation('storefront');
  const { values } = useFormikContext<ReturnValues>();
  const lines = chosen.flatMap(({ line, quantity }, index) => {
    const reason = values.lines[index]?.reason ?? '';
    return reason === '' ? [] : [{ order_product_id: line.order_product_id, quantity, reason }];
  });
  const { currentData } = usePreviewReturnQuery(lines.length === chosen.length ? { orderId, lines } : skipToken);
  if (!currentData) return <p>{t('returns.summaryLater')}</p>;
  const isSentBack = lines.some(({ reason }) => reason !== 'not_received');
  return (
    <>
      <p role="status">
        {t('returns.summary')}{' '}
        <strong>
          <Money amount={currentData.refund} currency={currentData.currency} />
        </strong>
      </p>
      {isSentBack && <p>{t(`returns.shipping.${currentData.return_shipping}`)}</p>}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Bdi } from '../../format/Bdi.tsx';
import { DateTime } from '../../format/DateTime.tsx';
import { formatDay } from '../../format/format.ts';
import { Money } from '../../format/Money.tsx';
import { useLang } from '../../format/use-lang.ts';
import type { DataTableColumn } from '../../table/DataTable.tsx';
import { PayoutBadge } from './PayoutBadge.tsx';
import type { PayoutView } from './payout-view.ts';

/** Columns of a list of payouts. @param hrefOf page of a payout */
export function usePayoutColumns<Payout extends PayoutView>(
  hrefOf: (payout: Payout) => string,
): DataTableColumn<Payout>[] {
  const { t } = useTranslation('kit');
  return [
    {
      id: 'number',
      header: t('payouts.number'),
      primary: true,
      cell: (payout) => (
        <Link to={hrefOf(payout)}>
          <Bdi>{payout.payout_no}</Bdi>
        </Link>
      ),
    },
    { id: 'day', header: t('payouts.ordered'), cell: ({ created_at }) => <DateTime value={created_at} /> },
    { id: 'account', header: t('payouts.account'), cell: (payout) => <PayoutAccount payout={payout} /> },
    { id: 'state', header: t('payouts.state'), cell: (payout) => <PayoutOutcome payout={payout} /> },
    {
      id: 'amount',
      header: t('money.amount'),
      align: 'end',
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
  ];
}

/** The account that a payout goes to. */
export function PayoutAccount({ payout: { iban, bank } }: { payout: PayoutView }) {
  return (
    <span className="cell-stack">
      <Bdi>{iban}</Bdi>
      <bdi className="text-body-secondary">{bank}</bdi>
    </span>
  );
}

/** Bank result of a payout: reference and day, or the reason for a failure. */
export function PayoutOutcome({
  payout: { state, bank_reference: reference, paid_on, reason },
}: {
  payout: PayoutView;
}) {
  const { t } = useTranslation('kit');
  const lang = useLang();
  return (
    <span className="cell-stack">
      <PayoutBadge state={state} />
      {paid_on !== null && (
        <span className="text-body-secondary">{t('payouts.paidOn', { day: formatDay(paid_on, lang), reference })}</span>
      )}
      {reason !== '' && <bdi className="text-body-secondary">{reason}</bdi>}
    </span>
  );
}

import type { PayoutPreview } from '@balsam/shared-api';
import { Bdi, Button, DataTable, formatNumber, Money, useLang, useLocalized } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { HoldModal } from './HoldModal.tsx';

type Payee = PayoutPreview['payouts'][number];

/** Payees of a run with amount and bank account. A vendor can be put on hold here. */
export function Payees({ preview: { payouts, total, currency } }: { preview: PayoutPreview }) {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  const localized = useLocalized();
  const [holding, setHolding] = useState<Payee['vendor'] | null>(null);
  const nameOf = ({ vendor }: Payee) => localized(vendor.company_name, vendor.company_name_arabic);
  return (
    <section className="panel">
      <h2 className="panel-title">{t('payouts.payees')}</h2>
      <DataTable
        caption={t('payouts.payees')}
        columns={[
          {
            id: 'vendor',
            header: t('money.vendor'),
            primary: true,
            cell: (payee) => (
              <Link to={href('moneyEntries', { vendor: String(payee.vendor.id), currency })}>
                <bdi>{nameOf(payee)}</bdi>
              </Link>
            ),
          },
          {
            id: 'account',
            header: t('payouts.account'),
            cell: ({ iban, holder, bank }) => (
              <span className="cell-stack">
                <Bdi>{iban}</Bdi>
                <bdi className="text-body-secondary">{holder}</bdi>
                <bdi className="text-body-secondary">{bank}</bdi>
              </span>
            ),
          },
          {
            id: 'entries',
            header: t('money.entries'),
            align: 'end',
            cell: ({ entries }) => formatNumber(entries, lang),
          },
          {
            id: 'amount',
            header: t('payouts.amount'),
            align: 'end',
            cell: ({ amount }) => <Money amount={amount} currency={currency} />,
          },
          {
            id: 'action',
            header: t('money.action'),
            hideHeader: true,
            align: 'end',
            cell: (payee) => (
              <Button
                variant="outline"
                size="sm"
                aria-label={t('payouts.hold.of', { name: nameOf(payee) })}
                onClick={() => setHolding(payee.vendor)}
              >
                {t('payouts.hold.short')}
              </Button>
            ),
          },
        ]}
        rows={payouts}
        rowKey={({ vendor }) => vendor.id}
        emptyText={t('payouts.nobody')}
        totals={{ vendor: t('money.total'), amount: <Money amount={total} currency={currency} /> }}
      />
      {holding && <HoldModal vendor={holding} onHide={() => setHolding(null)} />}
    </section>
  );
}

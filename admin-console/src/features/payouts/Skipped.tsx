import type { PayoutPreview } from '@balsam/shared-api';
import { Button, DataTable, useLocalized, useSend } from '@balsam/shared-ui';
import { OwedAmount } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { useHoldPayoutsMutation } from './payouts-api.ts';

/** Vendors that a run would skip, with the reasons. Their balances carry over. */
export function Skipped({ preview: { skipped, currency } }: { preview: PayoutPreview }) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const [hold] = useHoldPayoutsMutation();
  const send = useSend({ failed: t('payouts.failed') });
  if (skipped.length === 0) return null;
  return (
    <section className="panel">
      <h2 className="panel-title">{t('payouts.skipped')}</h2>
      <DataTable
        caption={t('payouts.skipped')}
        columns={[
          {
            id: 'vendor',
            header: t('money.vendor'),
            primary: true,
            cell: ({ vendor }) => <bdi>{localized(vendor.company_name, vendor.company_name_arabic)}</bdi>,
          },
          { id: 'why', header: t('payouts.why'), cell: ({ reason }) => t(`payouts.reasons.${reason}`) },
          {
            id: 'amount',
            header: t('money.available'),
            align: 'end',
            cell: ({ amount }) => <OwedAmount amount={amount} currency={currency} reader="admin" />,
          },
          {
            id: 'action',
            header: t('money.action'),
            hideHeader: true,
            align: 'end',
            cell: ({ reason, vendor }) =>
              reason === 'on_hold' && (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={t('payouts.hold.endOf', {
                    name: localized(vendor.company_name, vendor.company_name_arabic),
                  })}
                  onClick={() =>
                    void send(() => hold({ vendorId: vendor.id, reason: null, status_seen: 'on_hold' }).unwrap())
                  }
                >
                  {t('payouts.hold.end')}
                </Button>
              ),
          },
        ]}
        rows={skipped}
        rowKey={({ vendor }) => vendor.id}
      />
    </section>
  );
}

import { Allowed, type AdminPayout } from '@balsam/shared-api';
import { Button, useLocalized, type DataTableColumn } from '@balsam/shared-ui';
import { usePayoutColumns } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';

const ANSWERABLE: readonly AdminPayout['state'][] = ['underway', 'paid'];

/**
 * Columns of all payouts; each links to its run.
 * @param onDecide asks for the bank's result
 */
export function useAdminPayoutColumns(onDecide: (payout: AdminPayout) => void): DataTableColumn<AdminPayout>[] {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const [number, ...others] = usePayoutColumns<AdminPayout>((payout) => href('payoutRun', { number: payout.run_no }));
  return [
    ...(number ? [number] : []),
    {
      id: 'vendor',
      header: t('money.vendor'),
      cell: ({ vendor }) => (
        <Link to={href('payouts', { vendor: String(vendor.id) })}>
          <bdi>{localized(vendor.company_name, vendor.company_name_arabic)}</bdi>
        </Link>
      ),
    },
    ...others,
    {
      id: 'action',
      header: t('money.action'),
      hideHeader: true,
      align: 'end',
      cell: (payout) =>
        ANSWERABLE.includes(payout.state) && (
          <Allowed permission="money.manage">
            <Button
              variant="outline"
              size="sm"
              aria-label={t('payouts.decideOf', { number: payout.payout_no })}
              onClick={() => onDecide(payout)}
            >
              {t('payouts.decide')}
            </Button>
          </Allowed>
        ),
    },
  ];
}

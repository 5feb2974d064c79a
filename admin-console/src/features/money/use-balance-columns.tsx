import { Allowed } from '@balsam/shared-api';
import { Button, useCurrencyName, useLocalized, type DataTableColumn } from '@balsam/shared-ui';
import { OwedAmount } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import type { AccountBalance } from './money-api.ts';

const AMOUNTS = ['balance', 'pending', 'available'] as const;

interface BalanceActions {
  /** Opens the adjustment of a balance. */
  onAdjust: (balance: AccountBalance) => void;
  /** Opens the payment form for a vendor in debt. */
  onPayIn: (balance: AccountBalance) => void;
}

/** Columns of the balances; each vendor links to the entries behind it. */
export function useBalanceColumns({ onAdjust, onPayIn }: BalanceActions): DataTableColumn<AccountBalance>[] {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const currencyName = useCurrencyName();
  const nameOf = ({ vendor }: AccountBalance) => localized(vendor.company_name, vendor.company_name_arabic);
  return [
    {
      id: 'vendor',
      header: t('money.vendor'),
      primary: true,
      cell: (row) => (
        <Link to={href('moneyEntries', { vendor: String(row.vendor.id), currency: row.currency })}>
          <bdi>{nameOf(row)}</bdi>
        </Link>
      ),
    },
    { id: 'currency', header: t('money.currency'), cell: ({ currency }) => currencyName(currency) },
    ...AMOUNTS.map((name) => ({
      id: name,
      header: t(`money.${name}`),
      align: 'end' as const,
      cell: (row: AccountBalance) => <OwedAmount amount={row[name]} currency={row.currency} reader="admin" />,
    })),
    {
      id: 'action',
      header: t('money.action'),
      hideHeader: true,
      align: 'end',
      cell: (row) => (
        <Allowed permission="money.manage">
          <div className="cluster cluster-end">
            {row.balance < 0 && (
              <Button
                variant="outline"
                size="sm"
                aria-label={t('money.payIn.of', { name: nameOf(row) })}
                onClick={() => onPayIn(row)}
              >
                {t('money.payIn.short')}
              </Button>
            )}
            <Button
              variant="outline"
              size="sm"
              aria-label={t('money.adjust.of', { name: nameOf(row) })}
              onClick={() => onAdjust(row)}
            >
              {t('money.adjust.short')}
            </Button>
          </div>
        </Allowed>
      ),
    },
  ];
}

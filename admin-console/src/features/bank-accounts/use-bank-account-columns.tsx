import { Allowed, type AdminBankAccount } from '@balsam/shared-api';
import { Badge, Bdi, Button, DateTime, useLocalized, type BadgeVariant, type DataTableColumn } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

const VARIANTS: Record<AdminBankAccount['state'], BadgeVariant> = {
  waiting: 'warning',
  verified: 'success',
  rejected: 'danger',
  replaced: 'secondary',
};

/** @param onDecide asks for the decision on a pending account */
export function useBankAccountColumns(
  onDecide: (account: AdminBankAccount) => void,
): DataTableColumn<AdminBankAccount>[] {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const nameOf = ({ vendor }: AdminBankAccount) => localized(vendor.company_name, vendor.company_name_arabic);
  return [
    { id: 'vendor', header: t('money.vendor'), primary: true, cell: (row) => <bdi>{nameOf(row)}</bdi> },
    {
      id: 'account',
      header: t('bankAccounts.account'),
      cell: ({ iban, bank }) => (
        <span className="cell-stack">
          <Bdi>{iban}</Bdi>
          <bdi className="text-body-secondary">{bank}</bdi>
        </span>
      ),
    },
    { id: 'holder', header: t('bankAccounts.holder'), cell: ({ holder }) => <bdi>{holder}</bdi> },
    {
      id: 'state',
      header: t('bankAccounts.state'),
      cell: ({ state, remarks, held_until: until }) => (
        <span className="cell-stack">
          <Badge variant={VARIANTS[state]}>{t(`bankAccounts.states.${state}`)}</Badge>
          {state === 'waiting' && until !== null && (
            <span className="text-body-secondary">
              {t('bankAccounts.held')} <DateTime value={until} />
            </span>
          )}
          {remarks !== '' && <bdi className="text-body-secondary">{remarks}</bdi>}
        </span>
      ),
    },
    { id: 'stated', header: t('bankAccounts.stated'), cell: ({ created_at }) => <DateTime value={created_at} /> },
    {
      id: 'by',
      header: t('bankAccounts.by'),
      optional: true,
      cell: ({ decided_by }) => decided_by !== null && <bdi>{decided_by}</bdi>,
    },
    {
      id: 'action',
      header: t('money.action'),
      hideHeader: true,
      align: 'end',
      cell: (row) =>
        row.state === 'waiting' && (
          <Allowed permission="money.manage">
            <Button
              variant="outline"
              size="sm"
              aria-label={t('bankAccounts.decideOf', { name: nameOf(row) })}
              onClick={() => onDecide(row)}
            >
              {t('bankAccounts.decide')}
            </Button>
          </Allowed>
        ),
    },
  ];
}

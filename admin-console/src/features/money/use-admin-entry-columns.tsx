import type { AdminLedgerEntry } from '@balsam/shared-api';
import { Button, useLocalized, type DataTableColumn } from '@balsam/shared-ui';
import { useEntryColumns } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';

/**
 * Columns of all vendors' entries.
 * @param onShow opens the lines of an entry
 */
export function useAdminEntryColumns(onShow: (entry: AdminLedgerEntry) => void): DataTableColumn<AdminLedgerEntry>[] {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const columns = useEntryColumns<AdminLedgerEntry>('admin', {
    partHref: (slug) => href('moneyPart', { slug }),
    payoutHref: (search) => href('payouts', { search }),
    statementHref: (number) => href('statement', { number }),
  });
  const [kind, ...others] = columns;
  return [
    ...(kind ? [kind] : []),
    {
      id: 'vendor',
      header: t('money.vendor'),
      cell: ({ vendor }) =>
        vendor && (
          <Link to={href('moneyEntries', { vendor: String(vendor.id) })}>
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
      cell: (entry) => (
        <Button
          variant="outline"
          size="sm"
          aria-label={t('money.linesOf', { number: entry.id })}
          onClick={() => onShow(entry)}
        >
          {t('money.lines')}
        </Button>
      ),
    },
  ];
}

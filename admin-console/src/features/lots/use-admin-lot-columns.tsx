import { AllowedLink, type Lot } from '@balsam/shared-api';
import { useLocalized, type DataTableColumn } from '@balsam/shared-ui';
import { LotState, useLotColumns } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { href } from '../../entities/page/paths.ts';

/** Columns of the batches of all vendors. */
export function useAdminLotColumns(): DataTableColumn<Lot>[] {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const { product, ...others } = useLotColumns<Lot>({ productHref: ({ id }) => href('product', { id }) });
  return [
    product,
    {
      id: 'vendor',
      header: t('lots.vendor'),
      cell: ({ vendor: { id, company_name, company_name_arabic } }) => (
        <AllowedLink permission="vendors.read" to={href('editVendor', { id })}>
          <bdi>{localized(company_name, company_name_arabic)}</bdi>
        </AllowedLink>
      ),
    },
    ...Object.values(others),
    {
      id: 'state',
      header: t('lots.state'),
      cell: (lot) => (
        <span className="cell-stack">
          <LotState lot={lot} />
          {lot.quarantine_reason && <bdi className="text-secondary">{lot.quarantine_reason}</bdi>}
        </span>
      ),
    },
  ];
}

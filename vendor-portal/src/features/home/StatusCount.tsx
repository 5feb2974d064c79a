import { formatNumber, Skeleton, SummaryCard, useLang, type IconName } from '@balsam/shared-ui';
import { useListVendorOrdersQuery } from '../../orders/ordersApi.ts';

interface StatusCountProps {
  /** The code of the status. */
  code: number;
  label: string;
  icon: IconName;
}

/** How many of the vendor's orders have a status; the card leads to exactly these orders. */
export function StatusCount({ code, label, icon }: StatusCountProps) {
  const lang = useLang();
  const { data, isError } = useListVendorOrdersQuery({ page: 1, search: '', status: String(code) });
  const count = data ? formatNumber(data.meta.total, lang) : <Skeleton />;
  const href = `/vendor/orders?status=${code}`;
  return <SummaryCard label={label} value={isError ? '–' : count} icon={icon} href={href} />;
}

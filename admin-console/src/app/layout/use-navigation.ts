import { usePermissions } from '@balsam/shared-api';
import { usePageInSight } from '@balsam/shared-ui';
import type { ConsoleItem } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import type { AdminPage, SidebarEntry } from '../../entities/page/admin-page.ts';
import { href } from '../../entities/page/paths.ts';
import { useGetAdminWaitingQuery } from './waiting-api.ts';

const POLL_MS = 60_000;

/** Pending counts of the pages; refetched after every decision, and every minute while the tab is visible. */
function useCounts(isAdmin: boolean): Partial<Record<SidebarEntry['name'], number>> {
  const isInSight = usePageInSight();
  const { data } = useGetAdminWaitingQuery(undefined, { skip: !isAdmin || !isInSight, pollingInterval: POLL_MS });
  if (!isAdmin || !data) return {};
  const { vendors, identities, products, reviews, messages, reports } = data;
  const { tax_details: vat, bank_accounts: money, changed_products: changed, cancel_requests: orders } = data;
  return {
    vendors: vendors + identities,
    products: products + changed,
    orders,
    money,
    vat,
    reviews,
    messages,
    reports,
  };
}

/**
 * Sidebar entries of the pages that the person may see, with their pending counts.
 * @param isAdmin others have no counts
 */
export function useNavigation(pages: readonly AdminPage[], isAdmin: boolean): ConsoleItem[] {
  const { t } = useTranslation('admin-console');
  const counts = useCounts(isAdmin);
  const may = usePermissions();
  return pages.flatMap(({ permission, sidebar }) => {
    if (!sidebar || !may(permission)) return [];
    const { name, icon, group } = sidebar;
    const heading = group && { id: group, label: t(`navigation.groups.${group}`) };
    return [{ to: href(name), label: t(`navigation.${name}`), icon, count: counts[name], group: heading }];
  });
}

import { usePageInSight } from '@balsam/shared-ui';
import type { ConsoleItem } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import type { AdminPage, SidebarEntry } from '../../entities/page/admin-page.ts';
import { href } from '../../entities/page/paths.ts';
import { useGetAdminWaitingQuery } from './waiting-api.ts';

const POLL_MS = 60_000;

/** How much waits behind each page, asked again after every decision, and every minute while the page is in sight. */
function useCounts(isAdmin: boolean): Partial<Record<SidebarEntry['name'], number>> {
  const isInSight = usePageInSight();
  const { data } = useGetAdminWaitingQuery(undefined, { skip: !isAdmin || !isInSight, pollingInterval: POLL_MS });
  if (!isAdmin || !data) return {};
  const { vendors, identities, products, reviews, messages } = data;
  const { tax_details: vat, bank_accounts: money, changed_products: changed, cancel_requests: orders } = data;
  return { vendors: vendors + identities, products: products + changed, orders, money, vat, reviews, messages };
}

/**
 * The pages of the console, each with how much waits there.
 * @param isAdmin nothing waits for anybody else
 */
export function useNavigation(pages: readonly AdminPage[], isAdmin: boolean): ConsoleItem[] {
  const { t } = useTranslation('admin-console');
  const counts = useCounts(isAdmin);
  return pages.flatMap(({ sidebar }) => {
    if (!sidebar) return [];
    const { name, icon } = sidebar;
    return [{ to: href(name), label: t(`navigation.${name}`), icon, count: counts[name] }];
  });
}

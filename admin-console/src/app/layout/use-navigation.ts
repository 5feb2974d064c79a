import { usePageInSight } from '@balsam/shared-ui';
import type { ConsoleItem } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { useGetAdminWaitingQuery } from './waiting-api.ts';

/** The pages in the sidebar: where each stands below /admin, and its picture. */
const PAGES = [
  ['dashboard', 'speedometer2'],
  ['vendors', 'shop'],
  ['categories', 'tags'],
  ['products', 'box-seam'],
  ['orders', 'receipt'],
  ['customers', 'people'],
  ['coupons', 'ticket-perforated'],
  ['reviews', 'star'],
  ['newsletter', 'envelope-paper'],
  ['messages', 'chat-left-text'],
  ['admins', 'person'],
  ['synonyms', 'search'],
  ['audit-log', 'clock-history'],
  ['areas', 'activity'],
  ['pages', 'list'],
  ['posts', 'pencil'],
  ['testimonials', 'quote'],
  ['places', 'geo-alt'],
  ['settings', 'gear'],
] as const;

const POLL_MS = 60_000;

/** How much waits behind each page, asked again after every decision, and every minute while the page is in sight. */
function useCounts(isAdmin: boolean): Partial<Record<(typeof PAGES)[number][0], number>> {
  const isInSight = usePageInSight();
  const { data } = useGetAdminWaitingQuery(undefined, { skip: !isAdmin || !isInSight, pollingInterval: POLL_MS });
  if (!isAdmin || !data) return {};
  const { vendors, products, changed_products: changed, reviews, messages, cancel_requests: orders } = data;
  return { vendors, products: products + changed, orders, reviews, messages };
}

/**
 * The pages of the console, each with how much waits there.
 * @param isAdmin nothing waits for anybody else
 */
export function useNavigation(isAdmin: boolean): ConsoleItem[] {
  const { t } = useTranslation('admin-console');
  const counts = useCounts(isAdmin);
  return PAGES.map(([page, icon]) => ({
    to: `/admin/${page}`,
    label: t(`navigation.${page}`),
    icon,
    count: counts[page],
  }));
}

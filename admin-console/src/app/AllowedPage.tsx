import { usePermissions, useSecondFactor } from '@balsam/shared-api';
import { GuardedPage } from '@balsam/shared-ui/console';
import type { ReactNode } from 'react';
import { href, paths } from '../entities/page/paths.ts';
import type { AdminPage } from '../entities/page/admin-page.ts';
import { PAGES } from './pages.ts';

/** Pages about one's own account. */
const WITHOUT_FACTOR: readonly string[] = [paths.security, paths.myData];

interface AllowedPageProps {
  page: AdminPage;
  content: ReactNode;
}

/**
 * A page for people with its permission. The start page leads others to the first page that they may see; every
 * page leads those who lack the second step that their team requires to the page on which they set it up.
 */
export function AllowedPage({ page, content }: AllowedPageProps) {
  const may = usePermissions();
  const isGated = useSecondFactor().isMissing && !WITHOUT_FACTOR.includes(page.path);
  const first = PAGES.find(({ permission, sidebar }) => sidebar && permission !== 'member' && may(permission));
  const start = page.path === paths.dashboard && first?.sidebar ? href(first.sidebar.name) : undefined;
  return (
    <GuardedPage isAllowed={may(page.permission) && !isGated} elsewhere={isGated ? href('security') : start}>
      {content}
    </GuardedPage>
  );
}

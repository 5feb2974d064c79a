import { ask } from '@balsam/shared-api';
import { gearIcon } from '@balsam/shared-ui';
import { platformApi } from './platform-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { AdminPage } from '../../entities/page/admin-page.ts';

export const settingsPages: AdminPage[] = [
  {
    path: paths.settings,
    permission: 'settings.write',
    load: () => import('./SettingsPage.tsx').then(({ SettingsPage }) => SettingsPage),
    queries: () => [ask(platformApi.endpoints.getPlatformSettings)],
    sidebar: { name: 'settings', icon: gearIcon, group: 'system' },
  },
];

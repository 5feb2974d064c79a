import { ask } from '@balsam/shared-api';
import { chatLeftTextIcon } from '@balsam/shared-ui';
import { readListQuery } from '@balsam/shared-ui/console';
import { paths } from '../../entities/page/paths.ts';
import type { VendorPage } from '../../entities/page/vendor-page.ts';
import { THREAD_FILTERS, vendorThreadsApi } from './messages-api.ts';

export const messagePages: VendorPage[] = [
  {
    path: paths.messages,
    permission: 'messages.write',
    load: () => import('./MessagesPage.tsx').then(({ MessagesPage }) => MessagesPage),
    queries: ({ search }) => [ask(vendorThreadsApi.endpoints.listVendorThreads, readListQuery(THREAD_FILTERS, search))],
    sidebar: { name: 'messages', icon: chatLeftTextIcon },
  },
];

import { ask } from '@balsam/shared-api';
import { readListQuery } from '@balsam/shared-ui/console';
import { chatLeftTextIcon } from '@balsam/shared-ui';
import { MESSAGE_FILTERS, messagesApi } from './messages-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { AdminPage } from '../../entities/page/admin-page.ts';

export const messagePages: AdminPage[] = [
  {
    path: paths.messages,
    permission: 'customers.read',
    load: () => import('./MessagesPage.tsx').then(({ MessagesPage }) => MessagesPage),
    queries: ({ search }) => [ask(messagesApi.endpoints.listMessages, readListQuery(MESSAGE_FILTERS, search))],
    sidebar: { name: 'messages', icon: chatLeftTextIcon, group: 'people' },
  },
];

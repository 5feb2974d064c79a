import { ask } from '@balsam/shared-api';
import { readListQuery } from '@balsam/shared-ui/console';
import { pencilIcon } from '@balsam/shared-ui';
import { POST_FILTERS, postsApi } from './posts-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { AdminPage } from '../../entities/page/admin-page.ts';

const { listAdminPosts, getAdminPost } = postsApi.endpoints;

export const postPages: AdminPage[] = [
  {
    path: paths.posts,
    permission: 'content.write',
    load: () => import('./PostsPage.tsx').then(({ PostsPage }) => PostsPage),
    queries: ({ search }) => [ask(listAdminPosts, readListQuery(POST_FILTERS, search))],
    sidebar: { name: 'posts', icon: pencilIcon, group: 'content' },
  },
  {
    path: paths.addPost,
    permission: 'content.write',
    load: () => import('./AddPostPage.tsx').then(({ AddPostPage }) => AddPostPage),
  },
  {
    path: paths.editPost,
    permission: 'content.write',
    load: () => import('./EditPostPage.tsx').then(({ EditPostPage }) => EditPostPage),
    queries: ({ params }) => [ask(getAdminPost, params.id ?? '')],
  },
];

import { ask } from '@balsam/shared-api';
import { blogApi } from '../../entities/blog/blog-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { ShopPage } from '../../entities/page/shop-page.ts';

const { listPosts, getPost } = blogApi.endpoints;

export const blogPages: ShopPage[] = [
  {
    name: 'blogs',
    path: paths.blogs,
    chunk: 'blogs',
    load: () => import(/* webpackChunkName: "blogs" */ './BlogListPage.tsx').then(({ BlogListPage }) => BlogListPage),
    queries: () => [ask(listPosts)],
    isInSitemap: true,
    isRendered: true,
  },
  {
    name: 'blog',
    path: paths.post,
    chunk: 'post',
    load: () => import(/* webpackChunkName: "post" */ './BlogPostPage.tsx').then(({ BlogPostPage }) => BlogPostPage),
    queries: ({ params: { slug = '' } }) => [ask(getPost, slug), ask(listPosts)],
    head: () => import('./first-head.ts').then(({ describeFirst }) => describeFirst),
    isRendered: true,
  },
];

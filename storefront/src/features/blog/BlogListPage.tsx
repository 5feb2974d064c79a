import { Breadcrumb, QueryState } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useListPostsQuery } from '../../entities/blog/blog-api.ts';
import { PostGrid } from '../../entities/blog/PostGrid.tsx';
import { href } from '../../entities/page/paths.ts';

/** All posts, newest first. */
export function BlogListPage() {
  const { t } = useTranslation('storefront');
  const query = useListPostsQuery();
  return (
    <div className="page">
      <div className="page-head">
        <Breadcrumb items={[{ label: t('layout.home'), to: href('home') }, { label: t('blog.title') }]} />
        <h1>{t('blog.title')}</h1>
        <p className="lead">{t('blog.lead')}</p>
      </div>
      <h2 className="visually-hidden">{t('blog.all')}</h2>
      <QueryState query={query} empty={{ when: (posts) => posts.length === 0, title: t('blog.none') }}>
        {(posts) => <PostGrid posts={posts} />}
      </QueryState>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { useListPostsQuery } from '../../entities/blog/blog-api.ts';
import { PostGrid } from '../../entities/blog/PostGrid.tsx';

const MORE = 3;

/** Other posts than the one with this slug. */
export function MorePosts({ slug }: { slug: string }) {
  const { t } = useTranslation('storefront');
  const { data: posts = [] } = useListPostsQuery();
  const others = posts.filter((post) => post.slug !== slug).slice(0, MORE);
  if (others.length === 0) return null;
  return (
    <section className="sf-row section" aria-labelledby="more-posts">
      <h2 id="more-posts" className="mb-4">
        {t('blog.more')}
      </h2>
      <PostGrid posts={others} />
    </section>
  );
}

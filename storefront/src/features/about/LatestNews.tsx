import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListPostsQuery } from '../../entities/blog/blog-api.ts';
import { PostGrid } from '../../entities/blog/PostGrid.tsx';
import { href } from '../../entities/page/paths.ts';

const SHOWN = 3;

/** The newest posts with a link to all of them. */
export function LatestNews() {
  const { t } = useTranslation('storefront');
  const { data: posts = [] } = useListPostsQuery();
  if (posts.length === 0) return null;
  return (
    <section className="sf-row section" aria-labelledby="latest-news">
      <div className="section-heading">
        <h2 id="latest-news">{t('about.news.title')}</h2>
        <Link to={href('blogs')}>{t('about.news.all')}</Link>
      </div>
      <PostGrid posts={posts.slice(0, SHOWN)} />
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PostGrid } from '../../blog/PostGrid.tsx';
import { POSTS } from '../../blog/posts.ts';

const SHOWN = 3;

/** The newest posts, and the way to the others. */
export function LatestNews() {
  const { t } = useTranslation('storefront');
  return (
    <section className="sf-row section" aria-labelledby="latest-news">
      <div className="section-heading">
        <h2 id="latest-news">{t('about.news.title')}</h2>
        <Link to="/blogs">{t('about.news.all')}</Link>
      </div>
      <PostGrid posts={POSTS.slice(0, SHOWN)} />
    </section>
  );
}

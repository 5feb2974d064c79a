import { Breadcrumb, ButtonLink, Icon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { describePost, postData } from '../../blog/describePost.ts';
import { PostArt } from '../../blog/PostArt.tsx';
import { PostFacts } from '../../blog/PostFacts.tsx';
import { PostGrid } from '../../blog/PostGrid.tsx';
import { POSTS, type Post } from '../../blog/posts.ts';
import { usePostText } from '../../blog/usePostText.ts';
import { PageHead } from '../../page-head/PageHead.tsx';
import { StructuredData } from '../../page-head/StructuredData.tsx';
import './blogPost.css';

const MORE = 3;

/** One post, what it is not, and what else there is to read. */
export function BlogPost({ post }: { post: Post }) {
  const { t } = useTranslation('storefront');
  const { title, summary, parts, minutes } = usePostText(post);
  const head = describePost(post, t);
  const others = POSTS.filter(({ slug }) => slug !== post.slug).slice(0, MORE);
  return (
    <>
      <PageHead {...head} />
      <StructuredData data={postData(post, head.values)} />
      <article className="page sf-post">
        <div className="page-head">
          <Breadcrumb
            items={[{ label: t('layout.home'), to: '/' }, { label: t('blog.title'), to: '/blogs' }, { label: title }]}
          />
          <h1>{title}</h1>
          <PostFacts date={post.date} minutes={minutes} />
        </div>
        <div className="sf-post-art">
          <PostArt of={post} />
        </div>
        <p className="lead">{summary}</p>
        {parts.map(({ name, title: partTitle, text }) => (
          <section key={name}>
            <h2>{partTitle}</h2>
            <p>{text}</p>
          </section>
        ))}
        <p className="alert alert-info" role="note">
          <Icon name="info-circle" /> {t('blog.noAdvice')}
        </p>
        <ButtonLink to="/shop">{t('blog.toShop')}</ButtonLink>
      </article>
      <section className="sf-row section" aria-labelledby="more-posts">
        <h2 id="more-posts" className="mb-4">
          {t('blog.more')}
        </h2>
        <PostGrid posts={others} />
      </section>
    </>
  );
}

import type { Post } from '@balsam/shared-api';
import { Breadcrumb, ButtonLink, FormattedText, Icon, useLang, useLocalized, infoCircleIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { describePost, postData, postText } from '../../entities/blog/describe-post.ts';
import { PostIllustration } from '../../entities/blog/PostIllustration.tsx';
import { PostFacts } from '../../entities/blog/PostFacts.tsx';
import { PageHead } from '../../entities/page-head/PageHead.tsx';
import { StructuredData } from '../../entities/page-head/StructuredData.tsx';
import { MorePosts } from './MorePosts.tsx';
import './blog-post.css';
import { href } from '../../entities/page/paths.ts';

/** A post with its medical disclaimer and links to other posts. */
export function BlogPost({ post }: { post: Post }) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const localized = useLocalized();
  const { title, summary, minutes } = postText(post, lang);
  const head = describePost(post, lang);
  return (
    <>
      <PageHead {...head} />
      <StructuredData data={postData(post, head.values)} />
      <article className="page sf-post">
        <div className="page-head">
          <Breadcrumb
            items={[
              { label: t('layout.home'), to: href('home') },
              { label: t('blog.title'), to: href('blogs') },
              { label: title },
            ]}
          />
          <h1>{title}</h1>
          <PostFacts date={post.dated} minutes={minutes} />
        </div>
        <div className="sf-post-art">
          <PostIllustration of={post} />
        </div>
        <p className="lead">{summary}</p>
        <FormattedText text={localized(post.body, post.body_arabic)} />
        <p className="alert alert-info" role="note">
          <Icon icon={infoCircleIcon} /> {t('blog.noAdvice')}
        </p>
        <ButtonLink to={href('shop')}>{t('blog.toShop')}</ButtonLink>
      </article>
      <MorePosts slug={post.slug} />
    </>
  );
}

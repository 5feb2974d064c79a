import { ConsolePage, NotFound, QueryState, useLocalized } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { PostForm } from './PostForm.tsx';
import { useGetAdminPostQuery, useUpdatePostMutation } from './postsApi.ts';

/** A post of the blog, to be changed. */
export function EditPostPage() {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const { id = '' } = useParams();
  const query = useGetAdminPostQuery(id);
  const [update] = useUpdatePostMutation();
  if (query.currentData === null) return <NotFound homeHref="/admin/posts" />;
  const post = query.currentData;
  return (
    <>
      <Link to="/admin/posts">{t('posts.back')}</Link>
      <ConsolePage title={post ? localized(post.title, post.title_arabic) : t('posts.title')}>
        <QueryState query={query}>
          {(found) =>
            found && <PostForm key={found.id} post={found} save={(body) => update({ id: found.id, body }).unwrap()} />
          }
        </QueryState>
      </ConsolePage>
    </>
  );
}

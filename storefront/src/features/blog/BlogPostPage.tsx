import { QueryState } from '@balsam/shared-ui';
import { useParams } from 'react-router-dom';
import { useGetPostQuery } from '../../entities/blog/blog-api.ts';
import { NotFoundPage } from '../../entities/not-found/NotFoundPage.tsx';
import { BlogPost } from './BlogPost.tsx';

export function BlogPostPage() {
  const { slug = '' } = useParams();
  const { currentData, isError, error, refetch } = useGetPostQuery(slug);
  if (currentData === null) return <NotFoundPage />;
  return (
    <QueryState query={{ data: currentData, isError, error, refetch }}>
      {(post) => post && <BlogPost key={post.slug} post={post} />}
    </QueryState>
  );
}

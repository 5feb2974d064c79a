import { useParams } from 'react-router-dom';
import { findPost } from '../../blog/posts.ts';
import { NotFoundPage } from '../../not-found/NotFoundPage.tsx';
import { BlogPost } from './BlogPost.tsx';

/** The post that the address names. */
export function BlogPostPage() {
  const { slug } = useParams();
  const post = findPost(slug);
  return post ? <BlogPost post={post} /> : <NotFoundPage />;
}

import type { PostSummary } from '@balsam/shared-api';
import { PostCard } from './PostCard.tsx';
import './blog.css';

export function PostGrid({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <ul className="sf-post-grid">
      {posts.map((post) => (
        <li key={post.slug}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  );
}

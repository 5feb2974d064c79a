import { PostCard } from './PostCard.tsx';
import type { Post } from './posts.ts';
import './blog.css';

/** Posts side by side. */
export function PostGrid({ posts }: { posts: readonly Post[] }) {
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

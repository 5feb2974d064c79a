import { Link } from 'react-router-dom';
import { PostArt } from './PostArt.tsx';
import { PostFacts } from './PostFacts.tsx';
import type { Post } from './posts.ts';
import { usePostText } from './usePostText.ts';

/** A post in a list. The whole card leads to it. */
export function PostCard({ post }: { post: Post }) {
  const { title, summary, minutes } = usePostText(post);
  return (
    <article className="sf-post-card">
      <PostArt of={post} />
      <div className="sf-post-card-text">
        <PostFacts date={post.date} minutes={minutes} />
        <h3>
          <Link className="stretched-link" to={`/blog/${post.slug}`}>
            {title}
          </Link>
        </h3>
        <p>{summary}</p>
      </div>
    </article>
  );
}

import type { PostSummary } from '@balsam/shared-api';
import { useLang } from '@balsam/shared-ui';
import { Link } from 'react-router-dom';
import { postText } from './describe-post.ts';
import { PostIllustration } from './PostIllustration.tsx';
import { PostFacts } from './PostFacts.tsx';
import { href } from '../page/paths.ts';

/** A post in a list; the whole card is a link. */
export function PostCard({ post }: { post: PostSummary }) {
  const { title, summary, minutes } = postText(post, useLang());
  return (
    <article className="sf-post-card">
      <PostIllustration of={post} />
      <div className="sf-post-card-text">
        <PostFacts date={post.dated} minutes={minutes} />
        <h3>
          <Link className="stretched-link" to={href('post', { slug: post.slug })}>
            {title}
          </Link>
        </h3>
        <p>{summary}</p>
      </div>
    </article>
  );
}

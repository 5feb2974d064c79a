import { ask } from '@balsam/shared-api';
import { blogApi } from '../../entities/blog/blog-api.ts';
import { describePost, postData } from '../../entities/blog/describe-post.ts';
import type { DescribeFirst } from '../../entities/page/shop-page.ts';

export const describeFirst: DescribeFirst = ({ params, lang, read }) => {
  const post = read(ask(blogApi.endpoints.getPost, params.slug ?? ''));
  if (!post) return null;
  const head = describePost(post, lang);
  return { ...head, extra: [{ tag: 'data', data: postData(post, head.values) }] };
};

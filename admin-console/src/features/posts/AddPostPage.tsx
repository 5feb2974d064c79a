import { ConsolePage } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PostForm } from './PostForm.tsx';
import { useCreatePostMutation } from './posts-api.ts';
import { href } from '../../entities/page/paths.ts';

export function AddPostPage() {
  const { t } = useTranslation('admin-console');
  const [create] = useCreatePostMutation();
  return (
    <>
      <Link to={href('posts')}>{t('posts.back')}</Link>
      <ConsolePage title={t('posts.add')}>
        <PostForm post={null} save={(body) => create(body).unwrap()} />
      </ConsolePage>
    </>
  );
}

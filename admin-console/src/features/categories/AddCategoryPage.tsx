import { ConsolePage } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCreateCategoryMutation } from './categories-api.ts';
import { CategoryForm } from './CategoryForm.tsx';
import { href } from '../../entities/page/paths.ts';

/** Creates a category; an active one is in the shop as soon as it is saved. */
export function AddCategoryPage() {
  const { t } = useTranslation('admin-console');
  const [create] = useCreateCategoryMutation();
  return (
    <>
      <Link to={href('categories')}>{t('categories.back')}</Link>
      <ConsolePage title={t('categories.add')}>
        <CategoryForm
          save={(body) => create(body).unwrap()}
          words={{
            done: t('categories.created'),
            failed: t('categories.createFailed'),
            unanswered: t('categories.createUnanswered'),
          }}
        />
      </ConsolePage>
    </>
  );
}

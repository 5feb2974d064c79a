import { isApiError, type AdminCategory } from '@balsam/shared-api';
import { ConfirmDelete, useLocalized } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useDeleteCategoryMutation } from './categories-api.ts';

interface DeleteCategoryProps {
  category: AdminCategory;
  onHide: () => void;
}

/** Asks for confirmation before deleting a category. Deletion fails while it has products. */
export function DeleteCategory({ category, onHide }: DeleteCategoryProps) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const [deleteCategory] = useDeleteCategoryMutation();

  const remove = async () => {
    try {
      return await deleteCategory(category).unwrap();
    } catch (error) {
      const isUnanswered = isApiError(error) && error.status === 0;
      throw isUnanswered ? { ...error, message: t('categories.deleteUnanswered') } : error;
    }
  };
  return (
    <ConfirmDelete
      text={t('categories.deleteText', { name: localized(category.category_name, category.category_name_arabic) })}
      onDelete={remove}
      done={t('categories.deleted')}
      failed={t('categories.deleteFailed')}
      onHide={onHide}
    />
  );
}

import { DateTime } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** Publication date and reading time. */
export function PostFacts({ date, minutes }: { date: string; minutes: number }) {
  const { t } = useTranslation('storefront');
  return (
    <p className="sf-post-facts">
      <DateTime value={date} dayOnly /> · {t('blog.minutes', { count: minutes })}
    </p>
  );
}

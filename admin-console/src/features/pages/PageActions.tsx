import type { AdminPage } from '@balsam/shared-api';
import { Button } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { PageValues } from './page-schema.ts';

/** Actions on the text being written: save as draft, publish, or insert the template. */
export function PageActions({ template }: Pick<AdminPage, 'template'>) {
  const { t } = useTranslation('admin-console');
  const { values, isSubmitting, setFieldValue, setValues, submitForm } = useFormikContext<PageValues>();
  const isEmpty = values.body.trim() === '' && values.body_arabic.trim() === '';
  const send = async (publish: boolean) => {
    await setFieldValue('publish', publish, false);
    await submitForm();
  };
  return (
    <div className="cluster">
      <Button busy={isSubmitting && values.publish} onClick={() => void send(true)}>
        {t('pages.publish')}
      </Button>
      <Button variant="outline" busy={isSubmitting && !values.publish} onClick={() => void send(false)}>
        {t('pages.saveDraft')}
      </Button>
      {isEmpty && (
        <Button variant="ghost" onClick={() => void setValues({ ...values, ...template, publish: false })}>
          {t('pages.useTemplate')}
        </Button>
      )}
    </div>
  );
}

import { dayOf, formatDayPart, FormModal, SelectField, toastSuccess, useLang } from '@balsam/shared-ui';
import { pastMonths } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCloseMonthMutation } from './statements-api.ts';

const CHOICES = 12;

/** Closes a past month for all vendors. Statements that are closed already stay unchanged. */
export function CloseMonth({ onHide }: { onHide: () => void }) {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  const [close] = useCloseMonthMutation();
  const [months] = useState(() => pastMonths(dayOf(new Date()), CHOICES));
  return (
    <FormModal
      title={t('statements.close.title')}
      initialValues={{ month: months[0] ?? '' }}
      onSubmit={async ({ month }) => {
        const { data } = await close(month).unwrap();
        toastSuccess(t('statements.close.done', { count: data.closed }));
      }}
      failed={t('statements.failed')}
      done={null}
      submitLabel={t('statements.close.submit')}
      t={t}
      onHide={onHide}
    >
      <p>{t('statements.close.text')}</p>
      <SelectField
        name="month"
        label={t('statements.month')}
        options={months.map((value) => ({ value, label: formatDayPart(`${value}-01`, 'monthOfYear', lang) }))}
      />
    </FormModal>
  );
}

import {
  Button,
  dayOf,
  Form,
  FormError,
  formatDayPart,
  Modal,
  SelectField,
  SubmitButton,
  toastSuccess,
  useLang,
  useSendForm,
} from '@balsam/shared-ui';
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
  const send = useSendForm({ failed: t('statements.failed'), done: null });
  return (
    <Modal show onHide={onHide} title={t('statements.close.title')}>
      <Form
        initialValues={{ month: months[0] ?? '' }}
        onSubmit={async ({ month }: { month: string }) => {
          const { data } = await send(() => close(month).unwrap());
          toastSuccess(t('statements.close.done', { count: data.closed }));
          onHide();
        }}
        t={t}
      >
        <p>{t('statements.close.text')}</p>
        <SelectField
          name="month"
          label={t('statements.month')}
          options={months.map((value) => ({ value, label: formatDayPart(`${value}-01`, 'monthOfYear', lang) }))}
        />
        <FormError />
        <div className="cluster cluster-end">
          <Button variant="ghost" onClick={onHide}>
            {t('money.back')}
          </Button>
          <SubmitButton>{t('statements.close.submit')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}

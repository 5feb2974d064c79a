import { ReasonModal } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { string } from 'yup';
import { textKey } from '../../../locales/texts.ts';
import { useDeclineProductChangesMutation } from '../changes-api.ts';

const reasonRule = string().trim().required(textKey('changes.reasonRequired'));

interface DeclineChangesProps {
  seen: { id: number; change_id: number };
  onHide: () => void;
}

/** Declines a vendor's changes, with a reason shown to the vendor. */
export function DeclineChanges({ seen, onHide }: DeclineChangesProps) {
  const { t } = useTranslation('admin-console');
  const [decline] = useDeclineProductChangesMutation();
  return (
    <ReasonModal
      title={t('changes.declineTitle')}
      label={t('changes.reason')}
      hint={t('changes.reasonHint')}
      rule={reasonRule}
      onSubmit={(reason) => decline({ ...seen, reason }).unwrap()}
      failed={t('changes.failed')}
      submitLabel={t('changes.decline')}
      cancelLabel={t('changes.back')}
      t={t}
      onHide={onHide}
    />
  );
}
